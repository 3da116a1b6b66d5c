import Papa from "papaparse";

/** Says UTF-8 to Excel, which would otherwise garble Chinese names. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * What a spreadsheet would take for a formula; an apostrophe before it makes it text again. Only
 * the start is looked at: papaparse's own pattern overlooks cells of several lines.
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;

/** A table for spreadsheets (RFC 4180); every cell is quoted. */
export function makeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const csv = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { quotes: true, newline: "\r\n", escapeFormulae: FORMULA_START },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}
