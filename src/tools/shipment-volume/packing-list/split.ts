import { holdsFigures } from "./columns";
import { findHeadingRoles } from "./headings";
import { isDate, readCartonNumbers, readNumber, readSize } from "./cells";

/** A line of a table: its number from 1, its text, and its cells without quotes. */
export type TableLine = {
  number: number;
  text: string;
  cells: readonly string[];
  /** The position of each cell in the text. Null unless only spaces separate the cells. */
  starts: readonly number[] | null;
};

/** In order of preference. Spreadsheets copy with tabs. */
const separators = ["\t", "|", ";", "spaces", ",", "space"] as const;

export type Separator = (typeof separators)[number];

export type Table = { separator: Separator; lines: readonly TableLine[] };

/** A size such as "60x40x40", a weight and a number of cartons. */
const MIN_CELLS = 3;
const MIN_VALUES = 2;

/**
 * Splits text copied from a spreadsheet, CSV file, message or PDF into cells. A quoted cell may
 * contain separators, line breaks and doubled quotes. An unclosed quote is an inch sign.
 */
export function splitTable(pasted: string): Table {
  const text = pasted
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\u00A0/g, " ")
    // A ditto mark is no opening quote.
    .replace(/\t"(?=\t|\n|$)/g, "\t〃");
  return separators
    .map((separator) => ({ separator, lines: splitLines(text, separator) }))
    .map((table) => ({ table, full: countFull(table) }))
    .reduce((best, other) => (isBetter(other, best) ? other : best)).table;
}

type Split = { table: Table; full: number };

/** Spaces also separate words, so they have to result in a clearly fuller table. */
function isBetter({ table, full }: Split, best: Split): boolean {
  if (table.separator === "space") return best.full === 0 && full > 0;
  return full > best.full * (table.separator === "spaces" ? 1.5 : 1);
}

function countFull({ lines }: Table): number {
  return lines.filter(({ cells }) => {
    if (cells.length < MIN_CELLS) return false;
    let figures = 0;
    for (const cell of cells) if (isValue(cell)) figures += 1;
    return figures >= MIN_VALUES;
  }).length;
}

/** Whether a cell is a number, a size or a range of carton numbers. */
export function isValue(cell: string): boolean {
  if (!/\d/.test(cell)) return false;
  if (readNumber(cell, ".") ?? readNumber(cell, ",") ?? readSize(cell, ".")) return true;
  return !isDate(cell) && readCartonNumbers(cell) !== null;
}

function splitLines(text: string, separator: Separator): TableLine[] {
  if (separator === "spaces") return splitBySpaces(text, /\S+(?: \S+)*/g);
  // Sizes, text in brackets, and figures with their unit stay in one cell.
  if (separator === "space")
    return splitBySpaces(
      text,
      /[\d.]+(?: ?[x×*] ?[\d.]+){2}|\d[\d.,]* (?:kgs?|lbs?|pcs|ctns?|cartons?)(?![a-z])\S*|[^\s(]+(?: ?\([^()\n]*\))?|\([^()\n]*\)/gi,
    );
  return splitBySeparator(text, separator);
}

function splitBySpaces(text: string, cell: RegExp): TableLine[] {
  return text.split("\n").map((line, i) => {
    // E-mail programs replace a tab with several spaces.
    const plain = line.replace(/\t/g, "    ");
    const found = [...plain.matchAll(cell)];
    return {
      number: i + 1,
      text: line.trim(),
      cells: found.map(([content]) => content),
      starts: found.map(({ index }) => index),
    };
  });
}

function splitBySeparator(text: string, separator: string): TableLine[] {
  const sign = separator === "|" ? "\\|" : separator;
  const cell = new RegExp(
    `(?:[^\\S\\n${sign}]*"([^"]*(?:""[^"]*)*)"[^\\S\\n${sign}]*(?=[${sign}\\n]|$)|([^${sign}\\n]*))([${sign}\\n]|$)`,
    "gy",
  );
  const lines: TableLine[] = [];
  let cells: string[] = [];
  let number = 1;
  let start = 0;
  for (const { 0: whole, 1: quoted, 2: plain = "", 3: end, index } of text.matchAll(cell)) {
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    const raw = text.slice(start, index + whole.length);
    // In Markdown-like tables, "|" also starts and ends each line.
    const framed = separator === "|" && raw.trim().startsWith("|") ? cells.slice(1) : cells;
    lines.push({ number, text: raw.trim(), cells: framed, starts: null });
    if (end === "") break;
    number += raw.split("\n").length - 1;
    start = index + whole.length;
    cells = [];
  }
  return lines;
}

const MIN_UNFOLDED = 3;
const MAX_UNFOLDED = 20;
const MIN_HEADINGS = 2;
const MAX_LINES = 2000;
const MAX_LINES_ABOVE = 40;
const MAX_HEADING = 60;

/**
 * Joins a table that phones copy with one cell per line. The headings tell how many columns it has:
 * with the right number, each column below them has either figures or none. Null for other texts.
 */
export function unfoldTable(pasted: string): string | null {
  const all = pasted.replace(/\r\n?/g, "\n").split("\n");
  if (all.length > MAX_LINES || /\t/.test(pasted)) return null;
  // Blank lines are either blank cells or stand between all cells.
  return unfoldLines(all) ?? unfoldLines(all.filter((line) => line.trim() !== ""));
}

function unfoldLines(lines: readonly string[]): string | null {
  const cells = lines.map((line) => line.trim());
  let best: { start: number; count: number; known: number } | null = null;
  for (let start = 0; start < Math.min(cells.length, MAX_LINES_ABOVE); start += 1) {
    const textLines = cells.slice(start).findIndex(isValue);
    for (let count = MIN_UNFOLDED; count <= Math.min(textLines, MAX_UNFOLDED); count += 1) {
      const known = countHeadings(cells.slice(start, start + count));
      if (known < MIN_HEADINGS || known <= (best?.known ?? 0)) continue;
      if (isRegular(cells.slice(start), count)) best = { start, count, known };
    }
  }
  if (!best) return null;
  const { start, count } = best;
  // As many line breaks as there were cells keep the numbers of the lines.
  const rows = splitRows(cells.slice(start), count).map((row) => row.join("\t"));
  return [...cells.slice(0, start), rows.join("\n".repeat(count))].join("\n");
}

/** The number of columns that hold figures by their headings. 0 if one is no heading at all. */
function countHeadings(cells: readonly string[]): number {
  const arePossible = cells.every(
    (cell) => cell !== "" && cell.length <= MAX_HEADING && !/[!?]$/.test(cell),
  );
  return arePossible ? cells.filter(isFigureHeading).length : 0;
}

function isFigureHeading(cell: string): boolean {
  // "14.5 kg" is no heading, though its unit would be one.
  return !isValue(cell) && holdsFigures(findHeadingRoles(cell)[0] ?? "ignore");
}

function splitRows(cells: readonly string[], count: number): string[][] {
  const rows: string[][] = [];
  for (let i = 0; i < cells.length; i += count) rows.push(cells.slice(i, i + count));
  return rows;
}

/** Whether figures stand below the headings of figures. Totals and greetings may follow. */
function isRegular(cells: readonly string[], count: number): boolean {
  const [headings = [], first = [], ...others] = splitRows(cells, count);
  const columns = [...headings.keys()].filter((i) => isFigureHeading(headings[i] ?? ""));
  const fits = (row: readonly string[]) =>
    columns.every((i) => isValue(row[i] ?? "") || row[i] === "") && !row.some(isFigureHeading);
  const isFull = columns.every((i) => isValue(first[i] ?? ""));
  return isFull && fits(first) && others.filter(fits).length * 2 >= others.length - 1;
}
