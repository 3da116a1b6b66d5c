/** A line of a table: its number from 1, its text, its cells without quotes. */
export type TableLine = { number: number; text: string; cells: readonly string[] };

export type Table = { separator: Separator; lines: readonly TableLine[] };

/** In the order in which to prefer them: spreadsheets copy with tabs. */
const separators = ["\t", ";", ","] as const;

type Separator = (typeof separators)[number];

/** "60x40x40", weight and cartons. */
const FEWEST_CELLS = 3;

/**
 * Splits what was copied from a spreadsheet or a CSV file. A quoted cell may hold separators, line
 * breaks and doubled quotes; a quote that nothing closes is a sign for inches.
 */
export function splitTable(pasted: string): Table {
  const text = pasted.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return separators
    .map((separator) => ({ separator, lines: splitLines(text, separator) }))
    .reduce((best, other) => (countFull(other) > countFull(best) ? other : best));
}

function countFull({ lines }: Table): number {
  return lines.filter(({ cells }) => cells.length >= FEWEST_CELLS).length;
}

function splitLines(text: string, separator: Separator): TableLine[] {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?=[${separator}\\n]|$)|([^${separator}\\n]*))([${separator}\\n]|$)`,
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
    lines.push({ number, text: raw.trim(), cells });
    if (end === "") break;
    number += raw.split("\n").length - 1;
    start = index + whole.length;
    cells = [];
  }
  return lines;
}
