import Papa from "papaparse";
import {
  csvColumns,
  csvIdColumn,
  enquiryCsvColumns,
  submissionDetails,
} from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/enquiries";
import type { Enquiry } from "@/data/enquiry-editing";
import { localCalendarDate } from "@/lib/dates";
import { formatTime } from "@/admin/ui/timestamps";

/** Without it Excel opens the file in a legacy encoding and garbles Chinese names. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Cells that a spreadsheet would run as a formula, unless they are only a dash for "nothing":
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r](?![-+\p{Zs}]*$)/u;

/**
 * Phone numbers, which a spreadsheet would calculate: +1-555-0100 is -654. Also two of them in one
 * cell. With these signs nothing can be run.
 */
const PHONE = /^[+＋]\p{Zs}*[(（]?\d[\d\p{L}\p{Zs}\p{Pd}＋+()（）.,;/−]*$/u;

/** In English and in the language of the browser. */
const MONTHS = ["en", undefined].flatMap((language) => {
  const name = new Intl.DateTimeFormat(language, { month: "long" });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(2026, month)).toLowerCase());
});

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
    makeSafe(enquiry.reference),
    enquiry.isNew ? submissionDetails.isNew : submissionDetails.isAnswered,
    makeSafe(enquiry.page),
    ...toRow(enquiry),
  ]);
  return write([...enquiryCsvColumns, ...csvColumns], rows);
}

type Cell = string | number;

/**
 * A CSV file for spreadsheets (RFC 4180). Every cell is quoted. Where numbers have a decimal comma,
 * Excel divides at semicolons only; others find out what divides. A line `sep=;` would tell Excel,
 * but it then ignores the byte order mark, and Google Sheets shows the line.
 */
function write(columns: readonly string[], rows: readonly Cell[][]): string {
  const delimiter = (1.5).toLocaleString().includes(",") ? ";" : ",";
  const csv = Papa.unparse(
    { fields: [...columns], data: [...rows] },
    { quotes: true, newline: "\r\n", delimiter },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/** In the order of the columns. */
function toRow({
  submittedAt,
  attachmentInfo,
  ...submission
}: ContactSubmission | Enquiry): Cell[] {
  const texts = [
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
  return [formatForSheet(submittedAt), ...texts.map(makeSafe)];
}

/** The text with a space or an apostrophe before it, which makes it text for spreadsheets. */
function makeSafe(text: string): string {
  if (PHONE.test(text)) return FIGURE_SPACE + text;
  if (FORMULA_START.test(text)) return `'${text}`;
  return isValue(text) ? FIGURE_SPACE + text : text;
}

/**
 * Whether a spreadsheet would make a date or another number of it: 3-4, ３－４, 1/2, MAR1, 3月4日, 12E4,
 * 00123. It has digits and signs, and no word but a month, an exponent or the half of a day.
 */
function isValue(text: string): boolean {
  const typed = text.normalize("NFKC").replace(/(?<=\d)[年月日号時时点分]/g, "-");
  const word = /^(?=.*\d)[^\p{L}\n]*(\p{L}*)[^\p{L}\n]*$/u.exec(typed)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const isMonth = word.length >= 3 && MONTHS.some((month) => month.startsWith(word));
  return isMonth || ["", "e", "am", "pm"].includes(word);
}

/** "2025-06-03 09:42" in the browser's time zone, which spreadsheets read as a date. */
function formatForSheet(submittedAt: string): string {
  const moment = new Date(submittedAt);
  if (Number.isNaN(moment.getTime())) return makeSafe(submittedAt);
  return `${localCalendarDate(moment)} ${formatTime(moment)}`;
}
