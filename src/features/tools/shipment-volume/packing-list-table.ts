import type { ColumnRole } from "./packing-list-columns";
import { normalizeCell } from "./packing-list-figures";
import { findHeadingRoles, normalizeHeading } from "./packing-list-headings";
import { isValue, splitTable, type TableLine } from "./packing-list-lines";

export type ListLine = Pick<TableLine, "number" | "text" | "cells"> & {
  /** "TOTAL" and the like stand in it. */
  isTotal: boolean;
  /** Its cells do not stand under the headings. */
  isMoved: boolean;
  /** It stands below other headings, as those of a second table. */
  isOther: boolean;
};

/** The lines of a packing list below its headings, and what stands around them. */
export type PackingListTable = {
  /** One per column, with those of a second line; null where the list has none. */
  headings: readonly string[] | null;
  columnCount: number;
  lines: readonly ListLine[];
  /** Lines above the headings, of which those with totals are among the lines. */
  above: number;
};

const TOTAL_WORD =
  /^\W*(grand |sub-? ?)?(total|totals|ttl|sum|say|gesamt|summe|suma|totale|in total)\b|^\W*(合计|总计|總計|小计|合計|共计|總共|总共|汇总|共\s*\d)/;

/** Pages of a printed list; more is no packing list. */
const MAX_LINES = 2000;
const MAX_COLUMNS = 40;

export function findTable(pasted: string): PackingListTable {
  const { separator, lines: all } = splitTable(pasted);
  const lines = all
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, cells: line.cells.slice(0, MAX_COLUMNS) }))
    .filter(({ cells, text }) => cells.some((cell) => cell !== "") && /[\p{L}\d]/u.test(text));
  const start = lines.findIndex(isHeadingLine);
  const first = lines[start];
  if (!first) return findPairs(lines) ?? makeTable(null, lines, [], separator === ",");
  const upper = lines[start - 1];
  const hasUpper = upper !== undefined && isUpperHeading(upper, first);
  const above = lines.slice(0, hasUpper ? start - 1 : start);
  let below = lines.slice(start + 1);
  let headings = hasUpper ? joinHeadings(upper.cells, first.cells) : [...first.cells];
  const centers = first.starts && findCenters(first.cells, first.starts);
  while (below[0] && isMoreHeading(below[0].cells, headings)) {
    headings = joinHeadings(headings, alignCells(below[0], headings.length, centers));
    below = below.slice(1);
  }
  // Each page of a list repeats them.
  const own = new Set(lines.slice(0, lines.length - below.length).map(writeCells));
  const body = below.filter((line) => !own.has(writeCells(line)));
  const other = body.findIndex((line) => isHeadingLine(line) && !isTotalLine(line));
  const aligned = body.map((line) => ({
    ...line,
    cells: alignCells(line, headings.length, centers),
  }));
  return makeTable(headings, aligned, above, separator === ",", other < 0 ? body.length : other);
}

function writeCells({ cells }: TableLine): string {
  return normalizeCell(cells.join(" "));
}

const PAIR = /^(.*?[^\d\s:=@])\s*[:=]?\s*(@?\d.*)$/;
const FEWEST_PAIRS = 3;

/** One carton size told by names and figures: "CTNS 100 | G.W. (KGS) 1200 | Size: 60x40x40". */
function findPairs(lines: readonly TableLine[]): PackingListTable | null {
  const pairs = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const [, name = "", value = ""] = PAIR.exec(normalizePair(cell)) ?? [];
      return findHeadingRoles(name).length > 0 && isValue(value) ? [{ name, value }] : [];
    }),
  );
  const [line] = lines;
  const names = new Set(pairs.map(({ name }) => name));
  if (!line || pairs.length < FEWEST_PAIRS || names.size < pairs.length) return null;
  const text = pairs.map(({ name, value }) => `${name} ${value}`).join(", ");
  const cells = pairs.map(({ value }) => value);
  return {
    headings: pairs.map(({ name }) => name),
    columnCount: pairs.length,
    lines: [{ number: line.number, text, cells, isTotal: false, isMoved: false, isOther: false }],
    above: 0,
  };
}

/** Long cells are sentences. */
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
  above: readonly TableLine[],
  hasCommas: boolean,
  otherFrom = body.length,
): PackingListTable {
  const isValues = (cells: readonly string[]) => cells.filter(isValue).length > 1;
  // Without headings the columns are as many as most lines have.
  const counts = body.filter(({ cells }) => isValues(cells)).map(({ cells }) => countCells(cells));
  const usual = mostFrequent(counts);
  const columnCount = headings?.length ?? usual;
  const totalsAbove = above.filter((line) => isTotalLine(line) && /\d/.test(line.text));
  const others = new Set(body.slice(otherFrom));
  return {
    headings,
    columnCount,
    above: above.length - totalsAbove.length,
    lines: [...totalsAbove.map((line) => ({ ...line, cells: [] })), ...body].map((line) => ({
      number: line.number,
      text: line.text,
      cells: line.cells,
      isTotal: isTotalLine(line),
      isOther: others.has(line),
      // A comma within a figure has moved all cells behind it.
      isMoved:
        countCells(line.cells) > columnCount && (hasCommas || line.starts !== null)
          ? true
          : headings === null &&
            hasCommas &&
            countCells(line.cells) !== usual &&
            isValues(line.cells),
    })),
  };
}

/** Two known columns at least, and no figures. */
function isHeadingLine({ cells }: TableLine): boolean {
  if (cells.some(isValue)) return false;
  const known = new Set<ColumnRole>();
  for (const cell of cells) {
    const [role] = findHeadingRoles(cell);
    if (role && role !== "ignore") known.add(role);
  }
  return known.size >= 2;
}

/** A line of headings over several columns each, right above the others. */
function isUpperHeading({ cells, text, starts }: TableLine, first: TableLine): boolean {
  if (starts !== null || /[\d:：]/.test(text) || cells.length > first.cells.length) return false;
  return (
    cells.length > 1 && cells.some((cell) => (findHeadingRoles(cell)[0] ?? "ignore") !== "ignore")
  );
}

/** A second line of headings: sides below a size, units below weights, another language. */
function isMoreHeading(cells: readonly string[], headings: readonly string[]): boolean {
  const full = cells.filter((cell) => cell !== "");
  if (full.length === 0 || cells.length > headings.length + 2 || full.some(isValue)) return false;
  const isKnown = (cell: string) =>
    findHeadingRoles(cell).length > 0 || UNIT_ONLY.test(normalizeHeading(cell));
  const known = full.filter(isKnown).length;
  return known >= 2 || (known === 1 && full.length === 1) ? known * 2 >= full.length : false;
}

const UNIT_ONLY =
  /^(cms?|mm|m|in|inch|kgs?|lbs?|cbm|m3|pcs|ctns?|per ctn|per carton|@|total|ttl|each|厘米|毫米|公斤|千克|立方米|单箱|合计|总)$/;

/** A heading over several columns goes before each of theirs. */
function joinHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  let over = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const top = upper[i] ?? "";
    const bottom = lower[i] ?? "";
    if (top !== "") over = top;
    if (bottom === "") return top;
    // A side's own name says more than the size above it, of which the unit matters.
    return [top === "" ? over : top, bottom].filter(Boolean).join("\n");
  });
}

/** Cells that only spaces part are as many as the headings, or stand below them. */
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

/** Without the blank ones at the end. */
function countCells(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== "") + 1;
}

function mostFrequent(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  const [best] = [...tally].sort(([a, n], [b, m]) => m - n || b - a);
  return best?.[0] ?? 0;
}
