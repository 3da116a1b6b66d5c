import { otherKind, registrars } from "@/content/tools/company-number";
import { alphabet, computeCheck, findOrganizationCheck } from "./check-digits";
import { findRegion } from "./find-region";

/** How a right number differs from the typed one. Positions count from 1. */
export type Suggestion = readonly { position: number; typed: string; meant: string }[];

/** What a number of 18 characters says. Undefined or null is what the tables do not have. */
export type CompanyNumber = {
  status: "right" | "wrong";
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
  const { values, character } = computeCheck(number);
  const isRight = !values.includes(-1) && number.endsWith(character);
  const [registrar, ...kinds] = registrars[number.charAt(0)] ?? [];
  return {
    status: isRight ? "right" : "wrong",
    number,
    registrar,
    kind: number.charAt(1) === "9" ? otherKind : kinds[Number(number.charAt(1)) - 1],
    region: findRegion(number.slice(2, 8)),
    isOrganizationRight: findOrganizationCheck(number.slice(8)) === number.charAt(16),
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
