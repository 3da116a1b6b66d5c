import { otherKind, registrars } from "@/content/tools/company-number";
import { findRegion } from "./regions";

/** The 31 characters of a unified social credit code, in the order of their values. */
export const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Of the first 17 characters (GB 32100-2015): the powers of 3, modulo 31. */
export const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** How the 18th character follows from the first 17. */
export function computeCheck(number: string) {
  const values = Array.from(number.slice(0, 17), (character) => alphabet.indexOf(character));
  const sum = values.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
  const rest = (31 - (sum % 31)) % 31;
  return { values, sum, rest, character: alphabet.charAt(rest) };
}

/** The ninth character of an organization code by the first eight (GB 11714-1997). */
function findOrganizationCheck(code: string): string {
  const sum = [3, 7, 9, 10, 5, 8, 4, 2].reduce(
    (total, weight, i) => total + Number.parseInt(code.charAt(i), 36) * weight,
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

/** How a right number differs from the typed one. Positions count from 1. */
export type Suggestion = readonly { position: number; typed: string; meant: string }[];

/** What a number of 18 characters says. Undefined or null is what the tables do not have. */
export type CompanyNumber = {
  /** "irregular": it may be a slip, or one of the real numbers that never fitted. */
  status: "right" | "irregular" | "wrong";
  number: string;
  registrar: string | undefined;
  /** What the registrar registers under this number: "enterprise". */
  kind: string | undefined;
  region: string | null;
  /** Whether the organization code, characters 9 to 17, passes the check of its own. */
  isOrganizationRight: boolean;
};

/** "old": a registration or tax number from before October 2015. */
export type NumberReading = CompanyNumber | { status: "old" };

/**
 * Fujian gave out numbers before the standard was in force, in 2015 and 2016. Their organization codes
 * begin with M000, and the last character of some follows another rule, like that of
 * 91350203M0001QKT19, a firm in Xiamen (github.com/chinabugotech/hutool, issues 2020 and 4119).
 */
const EARLY_FUJIAN = /^9[1-3]35\d{4}M000/;

/** Characters that no number has, and what they were misread from. */
const LOOKALIKES: Readonly<Record<string, string>> = { I: "1", O: "0", S: "5", Z: "2" };

/** The characters of the number alone. NFKC makes those of a Chinese keyboard plain ones. */
export function tidyNumber(text: string): string {
  const plain = text.normalize("NFKC").toUpperCase();
  return plain.replace(/[^0-9A-Z]/g, "");
}

/** @returns null if there are neither 18 characters nor 15 digits */
export function readNumber(number: string): NumberReading | null {
  if (/^\d{15}$/.test(number)) return { status: "old" };
  if (number.length !== 18) return null;
  const hasRightLetters = Array.from(number).every((one) => alphabet.includes(one));
  const isOrganizationRight = findOrganizationCheck(number.slice(8)) === number.charAt(16);
  const isRight = hasRightLetters && number.endsWith(computeCheck(number).character);
  const isIrregular = hasRightLetters && isOrganizationRight && EARLY_FUJIAN.test(number);
  const [registrar, ...kinds] = registrars[number.charAt(0)] ?? [];
  return {
    status: isRight ? "right" : isIrregular ? "irregular" : "wrong",
    number,
    registrar,
    kind: number.charAt(1) === "9" ? otherKind : kinds[Number(number.charAt(1)) - 1],
    region: findRegion(number.slice(2, 8)),
    isOrganizationRight,
  };
}

/** Stricter than the check: the organization code, the kind and the place must be right, too. */
function isRightThroughout(number: string): boolean {
  const reading = readNumber(number);
  if (reading?.status !== "right" || !/^..\d{6}/.test(number)) return false;
  const { registrar, kind, region, isOrganizationRight } = reading;
  const isKnownPlace = region?.includes(", ") || (region && number.startsWith("0000", 4));
  return Boolean(isOrganizationRight && registrar && kind && isKnownPlace);
}

/** Right numbers with other characters for the foreign ones or, failing that, with one other. */
export function suggestNumbers(typed: string): Suggestion[] {
  const read = typed.replace(/[IOSZ]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const changed = Array.from(typed).flatMap((_, i) =>
    Array.from(alphabet, (character) => typed.slice(0, i) + character + typed.slice(i + 1)),
  );
  const numbers = isRightThroughout(read) ? [read] : changed.filter(isRightThroughout);
  return numbers.map((number) =>
    Array.from(number).flatMap((meant, i) =>
      meant === typed[i] ? [] : [{ position: i + 1, typed: typed.charAt(i), meant }],
    ),
  );
}
