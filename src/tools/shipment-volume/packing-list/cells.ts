import { readTypedNumber, type DecimalSeparator } from "@/tools/engine/form/typed-number";
import {
  countWords,
  eachWords,
  findListUnit,
  moneyWords,
  numberWords,
  perPieceWords,
  sizeWords,
  type ListUnitId,
  type Quantity,
} from "./vocabulary";

/** The number in a cell, the text behind it, and whether the cell says that it is per carton. */
export type CellNumber = { value: number; suffix: string; isEach: boolean };

export type CellSize = { sides: readonly [number, number, number]; unit: ListUnitId | null };

const MAX_SUFFIX = 16;
/** The smallest share of the gross weight that a net weight plausibly has. */
const MIN_NET_SHARE = 0.6;
const FIGURE = /^@?\s*([+-]?(?:\d[\d.,]*|\.\d+))\s*((?:[^\d]*)(?:(?:m|ft)\^?3)?)$/;
const SPACED_THOUSANDS = /^([+-]?\d{1,3})((?:[ '’]\d{3})+)(?=$|[.,]|\D)/;

/**
 * Longer cells contain no number, size or range. Limits the time of regular expressions on hostile
 * input.
 */
const MAX_CELL = 120;
/** Enough for a cell with totals in words. */
const MAX_TEXT = 600;

/** Lower case, with plain instead of full-width characters and single spaces. */
export function normalizeCell(cell: string): string {
  return cell.slice(0, MAX_TEXT).normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

const FRACTION_SIGNS = /[½¼¾⅛⅜⅝⅞]/g;
/** Halves to sixteenths behind a whole number: "28 1/2", "28-1/2". */
const FRACTION = /(\d+)(?: +| ?- ?)(\d{1,2})[/⁄](2|4|8|16)(?!\d)/g;

/** Writes "28 1/2", "28-1/2" and "28½" as "28.5". */
function replaceFractions(cell: string, decimal: DecimalSeparator): string {
  if (!/[/⁄½-¾⅛-⅞]/.test(cell)) return cell;
  return cell
    .replace(FRACTION_SIGNS, (sign) => ` ${sign.normalize("NFKC")}`)
    .replace(FRACTION, (all, whole: string, part: string, parts: string) => {
      const [value, share] = [Number(part), Number(part) / Number(parts)];
      if (value === 0 || share >= 1) return all;
      return String(Number(whole) + share).replace(".", decimal);
    });
}

/** Returns null unless the cell contains exactly one number. */
export function readNumber(cell: string, decimal: DecimalSeparator): CellNumber | null {
  if (cell.length > MAX_CELL) return null;
  const text = normalizeCell(replaceFractions(cell, decimal))
    .replace(
      SPACED_THOUSANDS,
      (_, first: string, rest: string) => first + rest.replace(/[ '’]/g, ""),
    )
    .replace(/[\s.]+$/, "");
  const [, digits, suffix = ""] = FIGURE.exec(text) ?? [];
  if (digits === undefined || suffix.length > MAX_SUFFIX || /[$€£¥]/.test(text)) return null;
  // "1k" are a thousand.
  if (/^k\b/.test(suffix)) return null;
  // "1-UP" are all cartons from the first, not one.
  if (/^-\p{L}/u.test(suffix)) return null;
  const value = readDigits(digits, decimal);
  const isEach = text.startsWith("@") || eachWords.test(suffix);
  return value === null ? null : { value, suffix, isEach };
}

function readDigits(digits: string, decimal: DecimalSeparator): number | null {
  const typed = readTypedNumber(digits, { decimal });
  return typed.ok ? typed.value : null;
}

/**
 * Reads "US$ 3.10" or "5.2元/个", of whatever currency. Null for the price of something else than a
 * piece, as "2.40/doz", and for 0.
 */
export function readPrice(cell: string, decimal: DecimalSeparator) {
  const read = readNumber(normalizeCell(cell).replace(moneyWords, " ").trim(), decimal);
  const suffix = read?.suffix.trim() ?? "";
  if (!read || read.value <= 0 || (suffix !== "" && !perPieceWords.test(suffix))) return null;
  return { value: read.value, isEach: suffix !== "" };
}

/**
 * The decimal separator that figures prove: behind it stand other than three digits, and it is the
 * last of two signs. Null if "1.250" could be both.
 * @param counts figures that have no decimals: "1,200" cartons prove the point
 * @returns "." also if no figure has a sign
 */
export function proveDecimal(
  cells: readonly string[],
  counts: readonly string[],
): DecimalSeparator | null {
  const figures = [...cells, ...counts].flatMap((cell) => cell.match(/\d[\d.,]*\d/g) ?? []);
  const proofs = new Set<DecimalSeparator>();
  for (const figure of figures) {
    const typed = readTypedNumber(figure);
    if (typed.ok && typed.proves) proofs.add(typed.proves);
  }
  for (const cell of counts) {
    const [, sign, behind = "000"] = /^\d{1,3}([.,])(\d{3})$/.exec(cell) ?? [];
    if (behind !== "000") proofs.add(sign === "," ? "." : ",");
  }
  const [only] = proofs;
  if (proofs.size === 1) return only ?? null;
  const isOpen = figures.some((figure) => /[.,]/.test(figure));
  return isOpen ? null : ".";
}

export type CellMeasure = { value: number; unit: ListUnitId | null; isEach: boolean };

/**
 * Reads "12 kg" as 12 and kg. A cell with two weights, "12/11", is gross and net: the larger is
 * used.
 */
export function readMeasure(
  cell: string,
  quantity: Quantity,
  decimal: DecimalSeparator,
): CellMeasure | null {
  const figure = readNumber(cell, decimal);
  if (figure) {
    const { value, suffix, isEach } = figure;
    // "24 pcs each" counts, and "0.5 kg per piece" is not of the carton.
    if (countWords.test(suffix)) return null;
    return { value, unit: findListUnit(quantity, suffix), isEach };
  }
  // "@12 kg / 120 kg" is the weight of one carton, and of all.
  const parts = cell.split(cell.startsWith("@") ? /\/|\s+(?=\d)/ : "/");
  if (quantity !== "weight" || parts.length !== 2) return null;
  const pair = parts.map((part) => readNumber(part, decimal));
  const [first, second] = pair;
  if (!first || !second) return null;
  const unit = findListUnit(quantity, first.suffix) ?? findListUnit(quantity, second.suffix);
  if (first.isEach && !second.isEach) return { value: first.value, unit, isEach: true };
  const [less, more] = [first.value, second.value].sort((a, b) => a - b);
  // With a larger difference, the weights are kilograms and pounds, or of a carton and the whole
  // line.
  if (less === undefined || more === undefined || less < more * MIN_NET_SHARE) return null;
  return { value: more, unit, isEach: first.isEach || second.isEach };
}

const SIDE_SIGNS = /[x×*]/;
const SIDE_LETTERS = /[lwhd长長宽寬高深]/;

type SizeOptions = {
  /** Also accepts "60/40/40", which may be a date elsewhere. */
  isSizeColumn?: boolean;
  /** A heading that may name the order of the sides: "H/W/D". */
  heading?: string;
};

/** Reads "60x40x40", "60*40*40CM", "L60 W40 H40" or "60cm x 40cm x 40cm"; null for anything else. */
export function readSize(
  cell: string,
  decimal: DecimalSeparator,
  { isSizeColumn = false, heading = "" }: SizeOptions = {},
): CellSize | null {
  if (cell.length > MAX_CELL) return null;
  const signs = isSizeColumn ? /[✕✖хⅹ＊·∗/]/g : /[✕✖хⅹ＊·∗]/g;
  const text = normalizeCell(replaceFractions(cell, decimal)).replace(signs, "x");
  const found = [...text.matchAll(/\d[\d.,]*\d|\d|\.\d+/g)];
  if (found.length !== 3) return null;
  const gaps = found.map(({ 0: digits, index }, i) =>
    text.slice(index + digits.length, found[i + 1]?.index ?? text.length),
  );
  const lead = text.slice(0, found[0]?.index ?? 0);
  const isParted = gaps.slice(0, 2).every((gap) => SIDE_SIGNS.test(gap) || SIDE_LETTERS.test(gap));
  if (!isParted || [lead, ...gaps].join("").replace(sizeWords, "") !== "") return null;
  const [first, second, third] = found.map(([digits]) => readDigits(digits, decimal));
  if (first == null || second == null || third == null) return null;
  const unit = findListUnit("length", gaps.join(" ").replace(/[x×*]/g, " "));
  const letters = findSideLetters([lead, ...gaps].join("")) ?? findSideLetters(heading) ?? "lwh";
  return { sides: orderSides([first, second, third], letters), unit };
}

/** The letters of "H40 L60 W40" or "H/W/D", in their order. */
function findSideLetters(text: string): string | null {
  const plain = normalizeCell(text)
    .replace(/[长長]/g, "l")
    .replace(/[宽寬]/g, "w")
    .replace(/高/g, "h");
  const letters = (plain.match(/(?<![a-z])[lwhd](?![a-z])/g) ?? []).join("");
  return letters.length === 3 && new Set(letters).size === 3 ? letters : null;
}

/** Length, width and height. Beside a height, the depth of a carton is its length. */
function orderSides(sides: [number, number, number], letters: string): CellSize["sides"] {
  const at = (letter: string) => sides[letters.indexOf(letter)];
  const [length, width, height] = [at("l") ?? at("d"), at("w"), at("h") ?? at("d")];
  return length === undefined || width === undefined || height === undefined
    ? sides
    : [length, width, height];
}

const RANGE = /^(\D*?)0*(\d+)(?:\s*(?:-|–|—|−|~|～|\bto\b|至|到)\s*\D*?0*(\d+))?$/;
const MAX_CARTON_NUMBER = 1_000_000;

/** Carton numbers. The prefix distinguishes "A1-10" from "B1-10". */
export type NumberRange = { prefix: string; from: number; to: number };

/** Reads "1-100", "C/NO. 1~50, 61-70" or "A001 to A100"; a single number is one carton. */
export function readCartonNumbers(cell: string): NumberRange[] | null {
  if (cell.length > MAX_CELL) return null;
  const text = normalizeCell(cell).replace(numberWords, " ").replace(/\s+/g, " ").trim();
  const ranges: NumberRange[] = [];
  // "1 of 48" is one of them.
  const listed = text.replace(/\b(\d+) ?(?:of|von|de) ?\d+\b/, "$1");
  for (const part of listed.split(/[,;&+、，/]/)) {
    const [, prefix = "", from, to = from] = RANGE.exec(part.trim()) ?? [];
    const range = { prefix, from: Number(from), to: Number(to) };
    if (from === undefined || range.to < range.from || range.to > MAX_CARTON_NUMBER) return null;
    ranges.push(range);
  }
  return ranges;
}

export function countCartonNumbers(cell: string): number | null {
  const ranges = readCartonNumbers(cell);
  return ranges && ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

export function doRangesOverlap(a: NumberRange, b: NumberRange): boolean {
  return a.prefix === b.prefix && a.from <= b.to && b.from <= a.to;
}

/** Whether a cell is a range of several carton numbers, and not only one. */
export function isRange(cell: string): boolean {
  return readNumber(cell, ".") === null && !isDate(cell) && (countCartonNumbers(cell) ?? 0) > 1;
}

/** Spreadsheets turn carton numbers such as 1-12 into dates. */
export function isDate(cell: string): boolean {
  const month = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
  const text = normalizeCell(cell);
  return (
    new RegExp(`^(\\d{1,2}[- /]${month}|${month}[- /]\\d{1,4})`).test(text) ||
    /^\d{1,2}月\d{1,2}日$/.test(text)
  );
}
