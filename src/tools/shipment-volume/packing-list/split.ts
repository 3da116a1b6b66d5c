import Papa from "papaparse";
import { countHeadings } from "./headings";

/** A line of a list. Its number counts from 1 and includes blank lines. */
export type ListLine = {
  number: number;
  cells: readonly string[];
  /** Its cells do not stand under the headings: a figure held the sign that parts them. */
  isMoved?: boolean;
};

/**
 * The cells of a pasted table. Tabs are what spreadsheets copy; another sign parts cells only where
 * it parts headings, too, since semicolons and commas also stand in sentences.
 * @returns null if the text is no table
 */
export function splitTable(text: string): ListLine[] | null {
  if (text.includes("\t")) return numberLines(parse(text, "\t"));
  const lines = splitLines(text);
  const piped = lines.map((line) => line.replace(/^\s*\||\|\s*$/g, "").split("|"));
  const spaced = lines.map((line) => line.trim().split(/ {2,}/));
  const tables = [piped, parse(text, ";"), parse(text, ","), spaced];
  const table = tables.find((rows) => rows.some((cells) => countHeadings(cells) > 1));
  if (!table) return null;
  const width = Math.max(...table.map((cells) => (countHeadings(cells) > 1 ? cells.length : 0)));
  return numberLines(table).map((line) => {
    const { length } = line.cells;
    const isMoved =
      table === spaced ? length > 1 && length !== width : line.cells.slice(width).some(Boolean);
    return { ...line, isMoved };
  });
}

/** Each line as one cell. */
export function splitWords(text: string): ListLine[] {
  return numberLines(splitLines(text).map((line) => [line]));
}

function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

function parse(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // A sign for inches at the start of a cell is no quote: it is never closed.
  const isQuoted = errors.every(({ type }) => type !== "Quotes");
  return isQuoted ? data : Papa.parse<string[]>(text, { delimiter, quoteChar: "\u0000" }).data;
}

/** Without blank lines, and those that underline the headings of a Markdown table. */
function numberLines(rows: readonly string[][]): ListLine[] {
  return rows
    .map((cells, i) => ({
      number: i + 1,
      cells: cells.map((cell) => cell.replace(/\s+/g, " ").trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => /[^\s:|-]/.test(cell)));
}

/** The table with its columns as lines, for lists with a column for each carton. */
export function transpose(lines: readonly ListLine[]): ListLine[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, i) => ({
    number: i + 1,
    cells: lines.map(({ cells }) => cells[i] ?? ""),
  }));
}
