import Papa from "papaparse";
import {
  csvColumns,
  csvIdColumn,
  enquiryCsvColumns,
  submissionDetails,
} from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import type { Enquiry } from "@/data/enquiry-editing";
import { localCalendarDate } from "@/lib/dates";
import { formatTime } from "@/lib/timestamps";

/** Without it Excel opens the file in a legacy encoding and garbles Chinese names. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Cells that a spreadsheet would run as a formula, unless they are only a dash for "nothing":
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r](?![-+\p{Zs}]*$)/u;

/**
 * Phone numbers, which a spreadsheet would calculate or round: +1-555-0100 is -654, and
 * 8613800138000 is 8.6E+12. Also two of them in one cell. With these signs nothing can be run.
 */
const PHONE = /^(?:[+＋]\p{Zs}*[(（]?\d|0\d|\d{12})[\d\p{L}\p{Zs}\p{Pd}+＋()（）.,;/−]*$/u;

/** Excel and LibreOffice take the usual spaces for a part of a number, but not this one. */
const FIGURE_SPACE = "\u2007";

/** A CSV file of the submissions of this browser. */
export function makeCsv(submissions: readonly ContactSubmission[]): string {
  return write(
    [...csvColumns, csvIdColumn],
    submissions.map((submission) => [...toRow(submission), submission.id]),
  );
}

/** A CSV file of the enquiries in the database. */
export function makeEnquiryCsv(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    enquiry.isNew ? submissionDetails.isNew : submissionDetails.isAnswered,
    enquiry.page,
    ...toRow(enquiry),
  ]);
  return write([...enquiryCsvColumns, ...csvColumns], rows);
}

type Cell = string | number;

/** A CSV file for spreadsheets (RFC 4180). Every cell is quoted. */
function write(columns: readonly string[], rows: readonly Cell[][]): string {
  const csv = Papa.unparse(
    { fields: [...columns], data: rows.map((cells) => cells.map(makeSafe)) },
    { quotes: true, newline: "\r\n" },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/** In the order of the columns. */
function toRow({
  submittedAt,
  attachmentInfo,
  ...submission
}: ContactSubmission | Enquiry): Cell[] {
  return [
    formatForSheet(submittedAt),
    submission.name,
    submission.email,
    submission.company,
    submission.phone,
    submission.product_interest,
    submission.message,
    attachmentInfo?.name ?? "",
    attachmentInfo?.type ?? "",
    attachmentInfo?.size ?? "",
    submittedAt,
  ];
}

/** The cell with a space or an apostrophe before it, which makes it text for spreadsheets. */
function makeSafe(cell: Cell): Cell {
  if (typeof cell === "number") return cell;
  if (PHONE.test(cell)) return FIGURE_SPACE + cell;
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** "2025-06-03 09:42" in the browser's time zone, which spreadsheets read as a date. */
function formatForSheet(submittedAt: string): string {
  const moment = new Date(submittedAt);
  if (Number.isNaN(moment.getTime())) return submittedAt;
  return `${localCalendarDate(moment)} ${formatTime(moment)}`;
}
