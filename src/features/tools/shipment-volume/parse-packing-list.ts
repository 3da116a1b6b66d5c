import { findFieldError } from "@/lib/tools/fields";
import { shipmentVolumeForm, type CartonTexts } from "./form";
import { findHeadings, type ListColumn, type ListHeadings } from "./packing-list-headings";
import {
  convertMeasure,
  countUnits,
  findUnit,
  lengthSizes,
  lengthUnits,
  readMeasure,
  weightSizes,
  weightUnits,
  type ListUnit,
  type Measure,
} from "./packing-list-units";
import { splitTable } from "./split-table";

/** A line that gave no row: its number, what it says, and what is wrong. */
export type UnreadLine = { number: number; text: string; reason: string };

export type PackingList = { rows: readonly CartonTexts[]; unread: readonly UnreadLine[] };

/** A cell under its heading. */
type ListCell = { text: string; heading: string };

/** A packing list of twenty sizes takes a fiftieth; this keeps whole workbooks out. */
const MAX_CHARACTERS = 100_000;

/** Enough to find the line again. */
const MAX_QUOTED = 80;

const tooManyCells = "More cells than columns; quote figures that hold a comma";

const { columns, max: maxRows } = shipmentVolumeForm.rows;

/** Columns of a list without headings. */
const usualHeadings: ListHeadings = {
  length: { index: 0, text: "" },
  width: { index: 1, text: "" },
  height: { index: 2, text: "" },
  weight: { index: 3, text: "" },
  cartons: { index: 4, text: "" },
};

/**
 * Rows from a packing list as copied from a spreadsheet. Headings, where there are any, say which
 * column is which and in what unit; else they are length, width, height, weight, cartons.
 */
export function parsePackingList(text: string): PackingList {
  if (text.length > MAX_CHARACTERS) {
    const reason = "Too long: copy the lines of the cartons alone";
    return { rows: [], unread: [{ number: 1, text: quote(text), reason }] };
  }
  const rows: CartonTexts[] = [];
  const unread: UnreadLine[] = [];
  let headings: ListHeadings | null = null;
  let columnCount = Object.keys(usualHeadings).length;
  const { separator, lines } = splitTable(text);
  for (const line of lines) {
    if (line.cells.every((cell) => cell === "")) continue;
    const found = findHeadings(line.cells);
    if (found) {
      // A second line of headings may part the size of the first into its sides.
      columnCount = Math.max(headings ? columnCount : 0, line.cells.length);
      headings = { ...(headings ?? {}), ...found };
      continue;
    }
    const cells = headings ? line.cells : line.cells.flatMap(splitSize);
    const row = readCells(cells, headings ?? usualHeadings);
    // A comma within a figure has moved all cells behind it.
    const isMoved = separator === "," && countCells(cells) > columnCount;
    const problem = findProblem(row) ?? (isMoved ? tooManyCells : null);
    const reason = rows.length === maxRows ? `At most ${maxRows} rows` : problem;
    if (reason === null) rows.push(row);
    else unread.push({ number: line.number, text: quote(line.text), reason });
  }
  return { rows, unread };
}

function quote(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

function findProblem(row: CartonTexts): string | null {
  for (const name of ["length", "width", "height", "weight", "cartons"] as const) {
    const error = findFieldError(columns[name], row[name]);
    if (error !== null) return error;
  }
  return null;
}

/** Without the blank ones at the end. */
function countCells(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== "") + 1;
}

function readCells(cells: readonly string[], headings: ListHeadings): CartonTexts {
  const read = (column: ListColumn) => cells[headings[column]?.index ?? -1] ?? "";
  // A column of units speaks for the headings of its line.
  const find = (column: ListColumn): ListCell => ({
    text: read(column),
    heading: `${headings[column]?.text ?? ""} ${read("unit")}`,
  });
  const size = find("size");
  const sides = headings.length
    ? [find("length"), find("width"), find("height")]
    : splitSize(size.text).map((text) => ({ ...size, text }));
  const measures = sides.map((side) => readCell(side, lengthUnits));
  // "60x40x40 cm" names the unit of all three after the last.
  const lengthUnit = measures.find(({ unit }) => unit)?.unit ?? null;
  const weight = readCell(find("weight"), weightUnits);
  const system = (lengthUnit ?? weight.unit)?.system ?? "metric";
  const [length = "", width = "", height = ""] = measures.map(({ text, unit }) =>
    convertMeasure({ text, unit: unit ?? lengthUnit }, lengthSizes[system]),
  );
  return {
    length,
    width,
    height,
    weight: convertMeasure(weight, weightSizes[system]),
    cartons: readCell(find("cartons"), countUnits).text,
    unit: system === "us" ? "in" : "cm",
  };
}

function readCell({ text, heading }: ListCell, units: readonly ListUnit[]): Measure {
  const measure = readMeasure(text, units);
  return { ...measure, unit: measure.unit ?? findUnit(units, heading) };
}

/** "60x40x40 cm" as three cells. */
function splitSize(cell: string): string[] {
  const sides = cell.split(/\s*[x×*]\s*/i);
  return sides.length === 3 ? sides : [cell];
}
