import { otherKind, registrars } from "@/content/tools/company-registrars";
import {
  alphabet,
  findCheckCharacter,
  findOldCheckDigit,
  findOrganizationCheck,
} from "./check-digits";
import { findRegion, type Region } from "./find-region";

/** A right number that differs from the typed one as `slips` say. Positions count from 1. */
export type Suggestion = {
  number: string;
  slips: { position: number; typed: string; meant: string }[];
};

export type CompanyNumber = {
  number: string;
  /** Null if no authority has the first two characters. */
  registrar: { name: string; kind: string } | null;
  region: Region | null;
  /** Whether the organization code, characters 9 to 17, passes the check of its own. */
  isOrganizationRight: boolean;
};

export type NumberReading =
  | (CompanyNumber & { status: "right" })
  | (CompanyNumber & { status: "wrong"; suggestions: Suggestion[] })
  /** A registration number from before October 2015. */
  | { status: "old"; number: string; isRight: boolean }
  | { status: "incomplete"; count: number };

/** Characters that no number has, and what they were misread from. */
const LOOKALIKES: Readonly<Record<string, string>> = { I: "1", O: "0", S: "5", Z: "2" };

export function readNumber(text: string): NumberReading {
  // NFKC turns the full-width characters of a Chinese keyboard into plain ones.
  const number = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
  if (/^\d{15}$/.test(number))
    return { status: "old", number, isRight: number.endsWith(findOldCheckDigit(number)) };
  if (number.length !== 18) return { status: "incomplete", count: number.length };
  return hasRightCheck(number)
    ? { status: "right", ...describe(number) }
    : { status: "wrong", ...describe(number), suggestions: findSuggestions(number) };
}

function hasRightCheck(number: string): boolean {
  const isForeign = (character: string) => !alphabet.includes(character);
  return !Array.from(number).some(isForeign) && number.endsWith(findCheckCharacter(number));
}

function describe(number: string): CompanyNumber {
  const [name, ...kinds] = registrars[number.charAt(0)] ?? [];
  const kind = number.charAt(1) === "9" ? otherKind : kinds[Number(number.charAt(1)) - 1];
  return {
    number,
    registrar: name && kind ? { name, kind } : null,
    region: findRegion(number.slice(2, 8)),
    isOrganizationRight: findOrganizationCheck(number.slice(8)) === number.charAt(16),
  };
}

/** Stricter than the check: the organization code, the kind and the place must be right, too. */
function isRightThroughout(number: string): boolean {
  if (!hasRightCheck(number) || !/^..\d{6}/.test(number)) return false;
  const { registrar, region, isOrganizationRight } = describe(number);
  const isKnownPlace =
    region?.level === "province" ? number.startsWith("0000", 4) : region !== null;
  return isOrganizationRight && registrar !== null && isKnownPlace;
}

/** Right numbers with other characters for the foreign ones or, failing that, with one other. */
function findSuggestions(typed: string): Suggestion[] {
  const read = typed.replace(/[IOSZ]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const changed = Array.from(typed).flatMap((_, i) =>
    Array.from(alphabet, (character) => typed.slice(0, i) + character + typed.slice(i + 1)),
  );
  const numbers = isRightThroughout(read) ? [read] : changed.filter(isRightThroughout);
  return numbers.map((number) => ({
    number,
    slips: Array.from(number).flatMap((meant, i) =>
      meant === typed[i] ? [] : [{ position: i + 1, typed: typed.charAt(i), meant }],
    ),
  }));
}
