import { Options, ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";

/**
 * The guesses that an acceptable password withstands. The verifier is public, so anybody can guess
 * without asking the site. At 600,000 rounds of PBKDF2 a graphics card for rent at $0.40 an hour
 * makes 15,000 guesses a second (https://tobtu.com/minimum-password-settings/): $1 buys about 10^8
 * of them, $5,000 less than 10^12. The rest allows for faster cards, and for an estimate that is
 * too high.
 */
const MIN_GUESSES = 1e13;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  timeEstimationValues: {
    ...new Options().timeEstimationValues,
    // Advice is given up to score 2.
    scoring: { 0: 1e3, 1: 1e6, 2: MIN_GUESSES, 3: MIN_GUESSES },
  },
});

const ADVICE =
  "Four or more words that have nothing to do with each other, and that are no known phrase, are hard to guess and easy to type.";

/**
 * Why a new admin password is too weak, and how to do better, without showing any of it. Null if it
 * is acceptable.
 * @param names what an attacker who knows the site would try first
 */
export function findPasswordProblem(password: string, names: readonly string[]): string | null {
  const ownWords = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u);
    return [name, words.join(""), ...words];
  });
  // zxcvbn takes each space for a character to be guessed, and so overrates sentences.
  const [weakest] = [password, password.replaceAll(/[\s._-]/g, "")]
    .map((text) => estimator.check(text, ownWords))
    .toSorted((a, b) => a.guesses - b.guesses);
  if (!weakest || weakest.guesses >= MIN_GUESSES) return null;
  const { warning, suggestions } = weakest.feedback;
  return ["This password can be guessed.", warning, ...suggestions, ADVICE]
    .filter(Boolean)
    .join(" ");
}
