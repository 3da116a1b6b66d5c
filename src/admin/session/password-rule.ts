export const MIN_PASSWORD_LENGTH = 12;

/** Length that must remain when guessable words are removed. */
const MIN_OWN_LENGTH = 8;
const MIN_DIFFERENT_CHARACTERS = 5;
const GUESSABLE_WORDS = ["password", "qwerty", "123456", "abcdef", "letmein", "welcome", "admin"];

/**
 * Why a new admin password is too weak, or null. The verifier is public, so the password has to
 * resist guessing offline.
 * @param names names that an attacker would try first
 */
export function findPasswordProblem(password: string, names: readonly string[]): string | null {
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
  if (
    new Set(password.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS ||
    isMostlyOneCharacter(characters)
  ) {
    return "More different characters are needed.";
  }
  const guessable = findGuessable(password, names);
  return guessable
    ? `"${guessable}" is among the first things that strangers try. Add words that have nothing to do with it.`
    : null;
}

function isMostlyOneCharacter(characters: readonly string[]): boolean {
  return characters.some(
    (character) => characters.filter((other) => other === character).length * 2 > characters.length,
  );
}

/** The guessable word that makes up most of the password. */
function findGuessable(password: string, names: readonly string[]): string | undefined {
  const words = [...names, ...GUESSABLE_WORDS].filter((word) =>
    simplify(password).includes(simplify(word)),
  );
  const own = words.reduce((rest, word) => rest.replaceAll(simplify(word), ""), simplify(password));
  return Array.from(own).length < MIN_OWN_LENGTH ? words[0] : undefined;
}

/** Letters and digits only, since capitals and hyphens don't make a word harder to guess. */
function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
