import { parsePackingList, type PackingList } from "./packing-list";
import { isCounted, readLetterText, type Letter, type LetterEntry } from "./letter";
import { askAboutLetter } from "./letter-questions";
import { hasBareCount, readLetter, tokensOf } from "./letter-reading";
import { profileColumns } from "./profile";
import { readRows } from "./rows";
import type { PackingListTable } from "./table";
import { unfoldTable } from "./unfolding";

export type PastedList = { kind: "table"; list: PackingList } | { kind: "letter"; letter: Letter };

/** Decides whether a pasted text is a table or a letter, by which of the two reads more of it. */
export function readPastedList(pasted: string): PastedList {
  const text = joinWeights(pasted.replace(INVISIBLE, ""));
  const list = parsePackingList(unfoldTable(text) ?? text);
  if (!list.ok) return { kind: "table", list };
  const letter = readLetterText(text);
  const { rows, unread } = readLetter(letter, askAboutLetter(letter).choices);
  const inTable = readRows(list.table, list.mapping).rows.length;
  const inLetter = letter.entries.length - unread.length;
  const weighed = letter.entries.filter((entry) =>
    tokensOf(entry, "weight").some(({ unit }) => unit !== null),
  );
  const hasWords = weighed.some((entry) => isCounted(entry) || hasBareCount(entry));
  const counts = (entry: LetterEntry) =>
    isCounted(entry) || entry.tokens.some(({ kind }) => kind === "pieces" || kind === "pallets");
  // A table of words reads "1 200 cartons" as two columns, and "600 pcs" as cartons.
  const isProse =
    list.table.hasSingleSpaces &&
    letter.entries.some((entry) => tokensOf(entry, "size").length > 0 && counts(entry));
  // Headings say more than words do, and words more than the order of the columns.
  const isLetter = list.table.headings
    ? inTable === 0 && weighed.some(isCounted) && rows.length > 0
    : isProse ||
      (hasWords
        ? inLetter >= inTable
        : inTable === 0 &&
          (rows.length > 0 || letter.entries.some(counts) || !canBeMapped(list.table)));
  return isLetter ? { kind: "letter", letter } : { kind: "table", list };
}

/** Marks of width and of the writing direction, which messengers and websites leave in a text. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const PARTS_OF_WEIGHT =
  /(?<![\d.,])(\d{1,4}) ?(?:(kgs?)(?: and)? (\d{1,3}) ?(?:g|gr|grams?)|(lbs?|pounds?)(?: and)? (\d{1,2}) ?(?:oz|ounces?))(?![a-z])/gi;

/** Writes "14 kg 500 g" as "14.5 kg", and "30 lb 8 oz" as "30.5 lb". */
function joinWeights(text: string): string {
  return text.replace(
    PARTS_OF_WEIGHT,
    (...[, whole, kg, grams, lb, ounces]: (string | undefined)[]) => {
      const value = String(Number(whole) + Number(grams ?? 0) / 1000 + Number(ounces ?? 0) / 16);
      // Three decimals could be thousands.
      return `${/\.\d{3}$/.test(value) ? `${value}0` : value} ${kg ?? lb ?? ""}`;
    },
  );
}

/** Whether the visitor can tell the columns of a table apart: sizes or three sides, and two more. */
function canBeMapped(table: PackingListTable): boolean {
  const profiles = profileColumns(table).filter(({ figures, sizes, ranges }) =>
    [figures, sizes, ranges].some((share) => share >= 0.5),
  );
  return profiles.length >= (profiles.some(({ sizes }) => sizes >= 0.5) ? 3 : 5);
}
