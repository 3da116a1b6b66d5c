import Papa from "papaparse";

/** Without it Excel opens the file in a legacy encoding and garbles Chinese names. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Cells that a spreadsheet would run as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). papaparse puts an apostrophe before
 * them. Its own pattern misses cells with several lines, so this one tests only how a cell starts.
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;

/** A CSV file for spreadsheets (RFC 4180). Every cell is quoted. */
export function makeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const csv = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { quotes: true, newline: "\r\n", escapeFormulae: FORMULA_START },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}
