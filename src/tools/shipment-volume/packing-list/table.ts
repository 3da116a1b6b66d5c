import { unreadReasons } from "@/content/tools/packing-list";
import { has, isCounted, readLetterText } from "./letter";
import type { ColumnRole } from "./columns";
import { normalizeCell } from "./cells";
import { findHeadingRoles, normalizeHeading } from "./headings";
import type { LetterToken } from "./letter-tokens";
import { isValue, splitTable, type Separator, type TableLine } from "./split";
import { findStated } from "./totals";
import { dittoWords, mentionsInches, totalWords, unitWords } from "./vocabulary";

export type ListLine = Pick<TableLine, "number" | "text" | "cells"> & {
  /** Contains a word such as "TOTAL". */
  isTotal: boolean;
  /** The figures that a total states in words. */
  stated: readonly LetterToken[];
  /** Why its cells are no cells of the columns above. Null if they are. */
  refusal: string | null;
};

/** The lines of a packing list below its headings. */
export type PackingListTable = {
  /** One heading per column, joined with those of a second line. Null if the list has none. */
  headings: readonly string[] | null;
  /** What each column can mean, if that needs no headings. */
  roles: readonly (readonly ColumnRole[])[] | null;
  columnCount: number;
  lines: readonly ListLine[];
  /** The number of lines above the headings. Lines with totals are in `lines` instead. */
  linesAbove: number;
  /** Only single spaces, as between words, part its cells. */
  hasSingleSpaces: boolean;
  /** The headings, or lines without values, speak of inches. */
  mentionsInches: boolean;
};

const MAX_COLUMNS = 40;

export function findTable(pasted: string): PackingListTable {
  const { separator, lines: all } = splitTable(pasted);
  const lines = all
    .map((line) => ({ ...line, cells: line.cells.slice(0, MAX_COLUMNS) }))
    .filter(({ cells, text }) => cells.some((cell) => cell !== "") && /[\p{L}\d]/u.test(text));
  const start = lines.findIndex(isHeadingLine);
  const first = lines[start];
  if (!first) return findPairs(pasted) ?? makeTable(null, lines, [], separator);
  const upper = lines[start - 1];
  const hasUpper = upper !== undefined && isUpperHeading(upper, first);
  const linesAbove = lines.slice(0, hasUpper ? start - 1 : start);
  let below = lines.slice(start + 1);
  let headings = hasUpper ? joinHeadings(upper.cells, first.cells) : [...first.cells];
  const centers = first.starts && findCenters(first.cells, first.starts);
  while (below[0] && isMoreHeading(below[0].cells, headings)) {
    headings = joinHeadings(headings, alignCells(below[0], headings.length, centers));
    below = below.slice(1);
  }
  // Lists of several pages repeat the headings.
  const own = new Set(lines.slice(0, lines.length - below.length).map(writeCells));
  const body = repeatCells(below.filter((line) => !own.has(writeCells(line))));
  const other = body.findIndex((line) => isHeadingLine(line) && !isTotalLine(line));
  const aligned = body.map((line) => ({
    ...line,
    cells: joinSides(alignCells(line, headings.length, centers), headings),
  }));
  const joined = joinNumberRanges(headings, aligned);
  const otherFrom = other < 0 ? body.length : other;
  return makeTable(joined.headings, joined.lines, linesAbove, separator, otherFrom);
}

/** Puts the cell above in place of a ditto mark. */
function repeatCells(lines: readonly TableLine[]): TableLine[] {
  let above: readonly string[] = [];
  return lines.map((line) => {
    const cells = line.cells.map((cell, i) => (dittoWords.test(cell) ? (above[i] ?? cell) : cell));
    if (!isTotalLine(line)) above = cells;
    return { ...line, cells };
  });
}

function writeCells({ cells }: TableLine): string {
  return normalizeCell(cells.join(" "));
}

const PAIR = /^(.*?[^\d\s:=@])\s*[:=]?\s*(@?\d.*)$/;
const MIN_PAIRS = 3;
/** Longer pairs are sentences. */
const MAX_PAIR = 80;

/**
 * Reads a single carton size given as pairs of names and values: "CTNS 100 | G.W. (KGS) 1200 |
 * Size: 60x40x40".
 */
function findPairs(pasted: string): PackingListTable | null {
  const pairs = pasted.split(/[\n\r|;\t]/).flatMap((part) => {
    const pair = part.length > MAX_PAIR ? "" : part.normalize("NFKC").trim();
    const [, name = "", value = ""] = PAIR.exec(pair) ?? [];
    return findHeadingRoles(name).length > 0 && isValue(value) ? [{ name, value }] : [];
  });
  const names = pairs.map(({ name }) => name);
  if (pairs.length < MIN_PAIRS || new Set(names).size < pairs.length) return null;
  const table = findTable(
    [names, pairs.map(({ value }) => value)].map((row) => row.join("\t")).join("\n"),
  );
  return { ...table, lines: table.lines.map((line) => ({ ...line, number: 1 })) };
}

function isTotalLine({ cells, text }: TableLine): boolean {
  return [text, ...cells].some((part) => totalWords.test(normalizeCell(part)));
}

function makeTable(
  headings: string[] | null,
  body: readonly TableLine[],
  linesAbove: readonly TableLine[],
  separator: Separator,
  otherFrom = body.length,
): PackingListTable {
  const hasCommas = separator === ",";
  const isValues = (cells: readonly string[]) => cells.filter(isValue).length > 1;
  // Without headings, the table has as many columns as most of its lines.
  const counts = body.filter(({ cells }) => isValues(cells)).map(({ cells }) => countCells(cells));
  const usual = mostFrequent(counts);
  const columnCount = headings?.length ?? usual;
  const isSentence = (line: TableLine) => headings !== null && isCartonSentence(line);
  const readAbove = linesAbove.filter(
    (line) => (isTotalLine(line) && /\d/.test(line.text)) || isSentence(line),
  );
  const others = new Set(body.slice(otherFrom));
  const texts = [...linesAbove, ...body].filter(({ cells }) => !cells.some(isValue));
  return {
    headings,
    roles: null,
    columnCount,
    hasSingleSpaces: separator === "space",
    mentionsInches: mentionsInches([...(headings ?? []), ...texts.flatMap(({ cells }) => cells)]),
    linesAbove: linesAbove.length - readAbove.length,
    lines: [...readAbove.map((line) => ({ ...line, cells: [] })), ...body].map((line) => {
      const { number, text, cells } = line;
      const isOther = others.has(line);
      const own = isOther && !cells.some(isValue) ? [] : cells;
      const refuse = () => {
        if (isOther) return own.length > 0 ? unreadReasons.otherHeadings : null;
        if (isSentence(line)) return unreadReasons.sentence;
        // A comma within a number shifts all cells after it.
        const count = countCells(cells);
        const isShifted = count > columnCount && (hasCommas || line.starts !== null);
        const isUnusual = headings === null && hasCommas && count !== usual && isValues(cells);
        return isShifted || isUnusual ? unreadReasons.moved : null;
      };
      const isTotal = !isOther && isTotalLine(line);
      const stated = isTotal ? findStated(text, cells) : [];
      return { number, text, cells: own, isTotal, stated, refusal: refuse() };
    }),
  };
}

/** "Plus 5 cartons of spare parts, 40 x 30 x 20 cm": its cartons would be lost without a word. */
function isCartonSentence(line: TableLine): boolean {
  if (!/\d.*\d/.test(line.text) || line.cells.some(isValue) || isTotalLine(line)) return false;
  return readLetterText(line.text).entries.some((entry) => isCounted(entry) && has(entry, "size"));
}

/** A line with at least two known headings and no values. */
function isHeadingLine({ cells }: TableLine): boolean {
  if (cells.some(isValue)) return false;
  const known = new Set<ColumnRole>();
  for (const cell of cells) {
    const [role] = findHeadingRoles(cell);
    if (role && role !== "ignore") known.add(role);
  }
  return known.size >= 2;
}

/** A line of group headings right above the headings, each over several columns. */
function isUpperHeading({ cells, text, starts }: TableLine, first: TableLine): boolean {
  if (starts !== null || /[\d:：]/.test(text) || cells.length > first.cells.length) return false;
  return (
    cells.length > 1 && cells.some((cell) => (findHeadingRoles(cell)[0] ?? "ignore") !== "ignore")
  );
}

/** A second line of headings: sides below a size, units below weights, or another language. */
function isMoreHeading(cells: readonly string[], headings: readonly string[]): boolean {
  const full = cells.filter((cell) => cell !== "");
  if (full.length === 0 || cells.length > headings.length + 2 || full.some(isValue)) return false;
  const isKnown = (cell: string) =>
    findHeadingRoles(cell).length > 0 || unitWords.test(normalizeHeading(cell));
  const known = full.filter(isKnown).length;
  return known >= 2 || (known === 1 && full.length === 1) ? known * 2 >= full.length : false;
}

/** A group heading is put before the headings of all its columns. */
function joinHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  let over = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const top = upper[i] ?? "";
    const bottom = lower[i] ?? "";
    if (top !== "") over = top;
    if (bottom === "") return top;
    // The group heading is kept because it may name the unit.
    return [top === "" ? over : top, bottom].filter(Boolean).join("\n");
  });
}

/** Assigns cells that are separated only by spaces to the nearest heading. */
function alignCells(
  { cells, starts }: TableLine,
  count: number,
  centers: readonly number[] | null,
): readonly string[] {
  if (!centers || !starts || cells.length >= count) return cells;
  const aligned = Array<string>(count).fill("");
  for (const [i, center] of findCenters(cells, starts).entries()) {
    const distances = centers.map((other) => Math.abs(other - center));
    const nearest = distances.indexOf(Math.min(...distances));
    aligned[nearest] = [aligned[nearest], cells[i]].filter(Boolean).join(" ");
  }
  return aligned;
}

function findCenters(cells: readonly string[], starts: readonly number[]): number[] {
  return cells.map((cell, i) => (starts[i] ?? 0) + cell.length / 2);
}

/** The number of cells without blank ones at the end. */
function countCells(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== "") + 1;
}

function mostFrequent(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  const [best] = [...tally].sort(([a, n], [b, m]) => m - n || b - a);
  return best?.[0] ?? 0;
}

type Table<Line> = { headings: string[]; lines: readonly Line[] };

const FROM = /\b(from|start)\b|起/;
const TO = /\b(to|end)\b|[至止到]|结束/;
const BY = /^[x×*]$/i;
const DASH = /^[-–—~～至到]?$/;

/**
 * Joins carton numbers that stand in two columns, "1 | 20" or "1 | - | 20", in the first of them:
 * its numbers alone would be one carton each.
 */
function joinNumberRanges<Line extends { cells: readonly string[] }>(
  headings: string[],
  lines: readonly Line[],
): Table<Line> {
  for (const start of headings.keys()) {
    for (const end of [start + 1, start + 2]) {
      if (!areRangeHeadings(headings, start, end)) continue;
      const ranges = lines.map(({ cells }) => readRange(cells, start, end));
      const numbers = ranges.flatMap((range) => range ?? []);
      // Ranges follow each other, which other numbers in a column without a heading do not.
      const areRising = numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0));
      if (numbers.length < 2 || !areRising || new Set(numbers).size < 2) continue;
      const blank = Array<string>(end - start).fill("");
      return {
        headings: replaceCells(headings, start, [
          [headings[start], headings[end]].filter(Boolean).join(" – "),
          ...blank,
        ]),
        lines: lines.map((line, i) => {
          const range = ranges[i];
          const cells = range && replaceCells(line.cells, start, [range.join("-"), ...blank]);
          return cells ? { ...line, cells } : line;
        }),
      };
    }
  }
  return { headings, lines };
}

/** The cells with these in place of as many from `start` on. */
function replaceCells(
  cells: readonly string[],
  start: number,
  others: readonly string[],
): string[] {
  return [...cells.slice(0, start), ...others, ...cells.slice(start + others.length)];
}

/** Joins sides that stand in five cells below one heading, "60 | * | 40 | * | 40". */
function joinSides(cells: readonly string[], headings: readonly string[]): readonly string[] {
  const first = cells.findIndex(
    (_, i) => BY.test(cells[i + 1] ?? "") && BY.test(cells[i + 3] ?? ""),
  );
  const others = headings.slice(first + 1, first + 5);
  const isBelowOne = first >= 0 && others.every((heading) => heading === "");
  if (!isBelowOne) return cells;
  const size = cells.slice(first, first + 5).join("");
  return [...cells.slice(0, first), size, ...others, ...cells.slice(first + 5)];
}

function areRangeHeadings(headings: readonly string[], start: number, end: number): boolean {
  const [first = "", last, between] = [headings[start], headings[end], headings[end - 1]];
  if (last === undefined || (end - start > 1 && between !== "" && between !== first)) return false;
  const isOfNumbers = findHeadingRoles(first)[0] === "cartonNumbers";
  return last === "" || last === first
    ? isOfNumbers
    : FROM.test(normalizeHeading(first)) && TO.test(normalizeHeading(last));
}

function readRange(cells: readonly string[], start: number, end: number) {
  const [from = "", to = ""] = [cells[start], cells[end]];
  const isRange = [from, to].every((cell) => /^\d{1,6}$/.test(cell)) && Number(from) <= Number(to);
  const areParted = cells.slice(start + 1, end).every((cell) => DASH.test(cell));
  return isRange && areParted ? ([Number(from), Number(to)] as const) : null;
}
