import { holdsFigures } from "./columns";
import { findHeadingRoles } from "./headings";
import { isValue } from "./splitter";

/** A size, a weight and a number of cartons. */
const MIN_COLUMNS = 3;
const MAX_COLUMNS = 20;
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
    for (let count = MIN_COLUMNS; count <= Math.min(textLines, MAX_COLUMNS); count += 1) {
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
