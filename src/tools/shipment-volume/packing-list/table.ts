import { isCounted, readLetterText } from "./letter";
import type { ColumnRole } from "./columns";
import { normalizeCell } from "./cells";
import { findHeadingRoles, normalizeHeading } from "./headings";
import { joinNumberRanges, joinSides } from "./joined-cells";
import { isValue, splitTable, type Separator, type TableLine } from "./splitter";
import { mentionsInches } from "./units";

export type ListLine = Pick<TableLine, "number" | "text" | "cells"> & {
  /** Contains a word such as "TOTAL". */
  isTotal: boolean;
  /** Its cells are not aligned with the headings. */
  isMisaligned: boolean;
  /** Speaks of cartons in words, above or below a table. */
  isSentence: boolean;
  /** Belongs to a second table with its own headings. */
  isOtherTable: boolean;
};

/** The lines of a packing list below its headings. */
export type PackingListTable = {
  /** One heading per column, joined with those of a second line. Null if the list has none. */
  headings: readonly string[] | null;
  columnCount: number;
  lines: readonly ListLine[];
  /** The number of lines above the headings. Lines with totals are in `lines` instead. */
  linesAbove: number;
  /** Only single spaces, as between words, part its cells. */
  hasSingleSpaces: boolean;
  /** The headings, or lines without values, speak of inches. */
  mentionsInches: boolean;
};

const TOTAL_WORD =
  /^\W*(grand |sub-? ?)?(total|totals|ttl|sum|say|gesamt|summe|suma|totale|in total)\b|^\W*(合计|总计|總計|小计|合計|共计|總共|总共|汇总|共\s*\d)/;

const MAX_COLUMNS = 40;

export function findTable(pasted: string): PackingListTable {
  const { separator, lines: all } = splitTable(pasted);
  const lines = all
    .map((line) => ({ ...line, cells: line.cells.slice(0, MAX_COLUMNS) }))
    .filter(({ cells, text }) => cells.some((cell) => cell !== "") && /[\p{L}\d]/u.test(text));
  const start = lines.findIndex(isHeadingLine);
  const first = lines[start];
  if (!first) return findPairs(lines) ?? makeTable(null, lines, [], separator);
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

const DITTO = /^(?:["”″〃]|''|(?:the )?same(?: as above)?|as above|ditto|dito|do\.|idem|同上)$/i;

/** Puts the cell above in place of a ditto mark. */
function repeatCells(lines: readonly TableLine[]): TableLine[] {
  let above: readonly string[] = [];
  return lines.map((line) => {
    const cells = line.cells.map((cell, i) => (DITTO.test(cell) ? (above[i] ?? cell) : cell));
    if (!isTotalLine(line)) above = cells;
    return { ...line, cells };
  });
}

function writeCells({ cells }: TableLine): string {
  return normalizeCell(cells.join(" "));
}

const PAIR = /^(.*?[^\d\s:=@])\s*[:=]?\s*(@?\d.*)$/;
const MIN_PAIRS = 3;

/**
 * Reads a single carton size given as pairs of names and values: "CTNS 100 | G.W. (KGS) 1200 |
 * Size: 60x40x40".
 */
function findPairs(lines: readonly TableLine[]): PackingListTable | null {
  const pairs = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const [, name = "", value = ""] = PAIR.exec(normalizePair(cell)) ?? [];
      return findHeadingRoles(name).length > 0 && isValue(value) ? [{ name, value }] : [];
    }),
  );
  const [line] = lines;
  const names = new Set(pairs.map(({ name }) => name));
  if (!line || pairs.length < MIN_PAIRS || names.size < pairs.length) return null;
  const text = pairs.map(({ name, value }) => `${name} ${value}`).join(", ");
  const cells = pairs.map(({ value }) => value);
  return {
    headings: pairs.map(({ name }) => name),
    columnCount: pairs.length,
    lines: [
      {
        number: line.number,
        text,
        cells,
        isTotal: false,
        isSentence: false,
        isMisaligned: false,
        isOtherTable: false,
      },
    ],
    linesAbove: 0,
    hasSingleSpaces: false,
    mentionsInches: lines.some(({ cells }) => mentionsInches(cells)),
  };
}

/** Longer cells are sentences. */
const MAX_PAIR = 80;

function normalizePair(cell: string): string {
  return cell.length > MAX_PAIR ? "" : cell.normalize("NFKC").trim();
}

function isTotalLine({ cells, text }: TableLine): boolean {
  return [text, ...cells].some((part) => TOTAL_WORD.test(normalizeCell(part)));
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
    columnCount,
    hasSingleSpaces: separator === "space",
    mentionsInches: mentionsInches([...(headings ?? []), ...texts.flatMap(({ cells }) => cells)]),
    linesAbove: linesAbove.length - readAbove.length,
    lines: [...readAbove.map((line) => ({ ...line, cells: [] })), ...body].map((line) => ({
      number: line.number,
      text: line.text,
      cells: line.cells,
      isTotal: isTotalLine(line),
      isSentence: isSentence(line),
      isOtherTable: others.has(line),
      // A comma within a number shifts all cells after it.
      isMisaligned:
        countCells(line.cells) > columnCount && (hasCommas || line.starts !== null)
          ? true
          : headings === null &&
            hasCommas &&
            countCells(line.cells) !== usual &&
            isValues(line.cells),
    })),
  };
}

/** "Plus 5 cartons of spare parts, 40 x 30 x 20 cm": its cartons would be lost without a word. */
function isCartonSentence(line: TableLine): boolean {
  if (!/\d.*\d/.test(line.text) || line.cells.some(isValue) || isTotalLine(line)) return false;
  return readLetterText(line.text).entries.some(
    (entry) => isCounted(entry) && entry.tokens.some(({ kind }) => kind === "size"),
  );
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
    findHeadingRoles(cell).length > 0 || UNIT_ONLY.test(normalizeHeading(cell));
  const known = full.filter(isKnown).length;
  return known >= 2 || (known === 1 && full.length === 1) ? known * 2 >= full.length : false;
}

export const UNIT_ONLY =
  /^(cms?|mm|m|in|inch|kgs?|lbs?|cbm|m3|pcs|ctns?|per ctn|per carton|@|total|ttl|each|厘米|毫米|公斤|千克|立方米|单箱|合计|总)$/;

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
