export const MIN_PASSWORD_LENGTH = 12;

/** What must be left when the guessable words are taken out. */
const MIN_OWN_LENGTH = 8;
const MIN_DIFFERENT_CHARACTERS = 5;
const GUESSABLE_WORDS = ["password", "qwerty", "123456", "abcdef", "letmein", "welcome", "admin"];

/**
 * What a new admin password lacks, or null. `names` are those that a stranger would try first:
 * the verifier is public, so the password must survive guessing at leisure.
 */
export function findPasswordFault(password: string, names: readonly string[]): string | null {
  const characters = Array.from(password);
  if (characters.length < MIN_PASSWORD_LENGTH) {
    return `At least ${MIN_PASSWORD_LENGTH} characters are needed; this has ${characters.length}.`;
  }
  if (password.trim() !== password) {
    return "A space at the beginning or the end is easily lost. Leave it out.";
  }
  if (!/\p{L}/u.test(password)) {
    return "Letters are needed too, best of all a few words.";
  }
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS || isMostlyOne(characters)) {
    return "More different characters are needed.";
  }
  const guessable = findGuessable(password, names);
  return guessable
    ? `"${guessable}" is among the first things that strangers try. Add words that have nothing to do with it.`
    : null;
}

function isMostlyOne(characters: readonly string[]): boolean {
  return characters.some(
    (character) => characters.filter((other) => other === character).length * 2 > characters.length,
  );
}

/** The guessable word that the password is little more than. */
function findGuessable(password: string, names: readonly string[]): string | undefined {
  const words = [...names, ...GUESSABLE_WORDS].filter((word) =>
    simplify(password).includes(simplify(word)),
  );
  const own = words.reduce((rest, word) => rest.replaceAll(simplify(word), ""), simplify(password));
  return Array.from(own).length < MIN_OWN_LENGTH ? words[0] : undefined;
}

/** Letters and digits alone, since capitals and hyphens make no word harder to guess. */
function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
