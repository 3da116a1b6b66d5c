import Papa from "papaparse";

/** Without it Excel opens the file in a legacy encoding and garbles Chinese names. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Cells that a spreadsheet would run as a formula:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;

/** A dash for "nothing" is no formula. */
const ONLY_SIGNS = /^[-+\p{Zs}]+$/u;

const PHONE = /^[+＋]\(?\d[\d\p{L}\p{Zs}().-]*$/u;
/** Two numbers with a space between them, which are no formula and no number: "+86 138 0013". */
const SPACED_NUMBERS = /[\d)] +\(?\d/;

/**
 * Phone numbers that would be calculated or rounded: +8613800138000 and 8613800138000 are 8.6E+12,
 * +1-555-0100 is -654. Also two of them in one cell. With digits and these signs nothing can be run.
 */
const CALCULABLE_PHONE = /^(?:[+＋]\p{Zs}*[(（]?\d|0\d|\d{12})[\d\p{Zs}\p{Pd}+＋()（）.,;/−]*$/u;

/** Excel and LibreOffice take the usual spaces for a part of a number, but not this one. */
const FIGURE_SPACE = "\u2007";

type Cell = string | number;

/** A CSV file for spreadsheets (RFC 4180). Every cell is quoted. */
export function makeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const csv = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => row.map(makeSafe)) },
    { quotes: true, newline: "\r\n" },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/**
 * The cell with an apostrophe, which staff see, if a spreadsheet would run it. A phone number stays
 * as it is or gets a space before it, which makes it text.
 */
function makeSafe(cell: Cell): Cell {
  if (typeof cell === "number") return cell;
  if (ONLY_SIGNS.test(cell) || (PHONE.test(cell) && SPACED_NUMBERS.test(cell))) return cell;
  if (PHONE.test(cell) || CALCULABLE_PHONE.test(cell)) return FIGURE_SPACE + cell;
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}
