import { letterHeadings } from "@/content/tools/packing-list";
import { normalizeCell } from "./cells";
import { findHeadingRoles } from "./headings";
import type { ListLine } from "./split";
import {
  cartonWords,
  eachWords,
  listUnits,
  moneyWords,
  PER_PIECE,
  pieceWords,
  totalWords,
  unitsOf,
} from "./vocabulary";

const LENGTH_UNIT = unitsOf.length.map((id) => listUnits[id].like.source).join("|");
const WEIGHT_UNIT = unitsOf.weight.map((id) => listUnits[id].like.source).join("|");
const FIGURE = String.raw`\d(?:[\d.,]*\d)?(?:[ -]\d\/\d{1,2})?`;
const SIDE = String.raw`${FIGURE}\s*(?:${LENGTH_UNIT})?`;

/** For example "60 x 40 x 40 cm". */
const SIZE = new RegExp(
  String.raw`${SIDE}\s*[x×*✕]\s*${SIDE}\s*[x×*✕]\s*${FIGURE}\s*(?:${LENGTH_UNIT})?`,
  "g",
);
/** For example "14.5kg each", "je 12 kg", "@12 kg" or "每箱9公斤". */
const WEIGHT = new RegExp(
  String.raw`(?:@\s*|(?:${eachWords.source})\s*)?${FIGURE}\s*(?:${WEIGHT_UNIT})(?:\s*(?:${eachWords.source}))?`,
  "g",
);
const EACH = new RegExp(eachWords.source, "g");

/** For example "5 cartons", "cartons: 5" or "5箱". */
const COUNT = new RegExp(
  String.raw`(?:\d[\d.,]*)\s*(?:${cartonWords.source})(?!\s*(?:no|#))|(?:${cartonWords.source})\s*[:=]\s*\d+`,
  "g",
);
/** For example "500 pcs" or "24 pcs/ctn". */
const PIECES = new RegExp(
  String.raw`${FIGURE}\s*(?:${pieceWords.source})(?:\s*(?:${eachWords.source}))?`,
  "g",
);
/** For example "USD 4.20 each" or "25.5 元/个". */
const PRICE = new RegExp(
  String.raw`(?:(?:${moneyWords.source})\s*${FIGURE}|${FIGURE}\s*(?:${moneyWords.source}))(?:\s*${PER_PIECE})?`,
  "g",
);
/** For example "1-5" or "Ctn 1" at the start of a line. */
const NUMBERS = new RegExp(
  String.raw`^\W*(?:(?:${cartonWords.source})\s*(?:no\.?|#)?\s*)?(\d+\s*[-–~至到]\s*\d+)\b|^\W*(?:${cartonWords.source})\s*(?:no\.?|#)?\s*(\d+)\b`,
);

/** The lines of a table that a text makes, and those that say nothing of cartons. */
export type FoundLines = { lines: readonly ListLine[]; others: readonly ListLine[] };

/**
 * The table that a letter makes with a line for each carton size: number, size, weight, pieces and
 * price in any order, one of each in a line. What is left over names the product.
 * @returns null if no line has a size
 */
export function readLetter(all: readonly ListLine[]): FoundLines | null {
  const read = all.map((line) => ({ line, cells: readLetterLine(line.cells.join(" ")) }));
  const lines = read.flatMap(({ line, cells }) => (cells ? [{ ...line, cells }] : []));
  const others = read.flatMap(({ line, cells }) => (cells ? [] : [line]));
  const isList = lines.some(({ cells }) => cells[3] !== "");
  return isList ? { lines: [{ number: 0, cells: letterHeadings }, ...lines], others } : null;
}

/** Null for a line that says nothing of cartons. */
function readLetterLine(line: string): string[] | null {
  // The units of the dictionary are words of their own: "38cm" has to become "38 cm".
  let rest = ` ${normalizeCell(line).replace(/(\d)(?=\p{L})/gu, "$1 ")}`;
  const take = (pattern: RegExp): string => {
    const found = [...rest.matchAll(new RegExp(pattern.source, "g"))];
    for (const [part] of found) rest = rest.replace(part, " ");
    // Two in one line are not told apart: the cell is then no figure, and the line is not read.
    return found.map(([part]) => part.trim()).join("; ");
  };
  const size = take(SIZE);
  const [, range, single] = NUMBERS.exec(rest) ?? [];
  const numbers = size === "" ? "" : (range ?? (single ? `no. ${single}` : ""));
  if (numbers !== "") rest = rest.replace(NUMBERS, " ");
  const price = take(PRICE);
  const weight = take(WEIGHT);
  const mark = eachWords.test(weight) && !weight.startsWith("@") ? "@" : "";
  const count = take(COUNT);
  const pieces = take(PIECES);
  if (size === "" && count === "" && weight === "") return null;
  const isTotal = totalWords.test(line.trim().toLowerCase());
  const name = isTotal ? line : nameOf(line, rest);
  const weightCell = mark + weight.replace(EACH, "").trim();
  return [name, countFigure(count), numbers, size, weightCell, pieces, price];
}

const countFigure = (count: string) =>
  count.includes(";") ? count : (/\d[\d.,]*/.exec(count)?.[0] ?? "");

/** The words of the line that are left, in their own spelling. */
function nameOf(line: string, rest: string): string {
  const words = rest.replace(/[^\p{L}\p{N}\s'-]/gu, " ").split(/\s+/);
  const name = words
    .filter(
      (word) =>
        !/^(of|a|an|and|at|each|ea|at|with|the|von|je|mit|und|de|du|des|con|cada|à|y|et|x|gross|gw|g|w|weight|quantity|qty|size|dims?|\d+)$/.test(
          word,
        ),
    )
    .filter((word) => word !== "" && !/^[-']+$/.test(word))
    .join(" ");
  const index = line.toLowerCase().indexOf(name);
  return index === -1 ? name : line.slice(index, index + name.length);
}

/**
 * The table of a carton mark, whose lines are "G.W.: 9.8 KGS" or "Box weight (lb): 20 | 22" with a
 * cell for each carton: each label becomes a heading.
 * @returns null unless the labels say what a size is
 */
export function readLabels(all: readonly ListLine[]): FoundLines | null {
  const read = all.map((line) => ({ line, label: readLabel(line) }));
  const labels = read.flatMap(({ label }) => label ?? []);
  const others = read.flatMap(({ line, label }) => (label ? [] : [line]));
  const isMark = labels.some(({ heading }) =>
    findHeadingRoles(heading).some((role) => role === "size" || role === "length"),
  );
  if (!isMark || labels.length < 2) return null;
  const width = Math.max(...labels.map(({ values }) => values.length));
  const lines = Array.from({ length: width }, (_, i) => ({
    number: i + 1,
    cells: labels.map(({ values }) => values[i] ?? ""),
  }));
  return { lines: [{ number: 0, cells: labels.map(({ heading }) => heading) }, ...lines], others };
}

/** The heading and the values of "G.W.: 9.8 KGS", also if the value stands in cells of its own. */
function readLabel({ cells }: ListLine): { heading: string; values: string[] } | null {
  const [first = "", ...next] = cells.filter((cell) => cell !== "");
  const [, heading = "", value = ""] = /^([^:：]{1,60}?)\s*[:：]\s*(.*)$/.exec(first) ?? [];
  if (heading === "" || findHeadingRoles(heading).length === 0) return null;
  return { heading, values: value === "" ? [next.join(" ")] : [value, ...next] };
}
