/** Dates as Postgres writes them, including mistyped years ("12026-06-03") and "0044-03-15 BC". */
const CALENDAR_DATE = /^(\d{4,6})-(\d{2})-(\d{2})(?!\d)(?:.*( BC)$)?/;

/** The dates that a post may have. */
export const FIRST_POST_DATE = "1990-01-01";
export const LAST_POST_DATE = "2100-12-31";

/** Listed by hand, because creating an `Intl.DateTimeFormat` takes a phone 40 ms at page start. */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * "2025-05-28" as "May 28, 2025", or with short month names. A calendar date is the same day in
 * every time zone, so it is never converted to a `Date`. Text that is not a date is returned
 * unchanged.
 */
export function formatCalendarDate(date: string, style: "long" | "short" = "long"): string {
  const parts = readCalendarDate(date);
  if (!parts) return date;
  const month = MONTHS[parts.month - 1];
  const name = style === "short" ? month?.slice(0, 3) : month;
  return `${name} ${parts.day}, ${parts.year}${parts.isBeforeChrist ? " BC" : ""}`;
}

/** "2026-07-01" as "1 July 2026", as texts for readers outside the US write it. */
export function formatDayFirst(date: string): string {
  return `${Number(date.slice(8))} ${formatMonth(date.slice(0, "2026-07".length))}`;
}

/** "2026-11" as "November 2026". */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
}

/**
 * The date for `datetime` attributes and structured data (ISO 8601), or undefined for dates outside
 * the years 1 to 9999.
 */
export function toIsoDate(date: string): string | undefined {
  const parts = readCalendarDate(date);
  return parts && !parts.isBeforeChrist && parts.year <= 9999 ? date : undefined;
}

/**
 * The date at the start of a text, as a date column stores it, or "" if there is none. A text with a
 * year before 1 or after 9999 is returned whole, so that nothing that was typed is lost.
 */
export function extractDate(text: string): string {
  const parts = readCalendarDate(text);
  if (!parts) return "";
  const hasFourDigitYear = !parts.isBeforeChrist && parts.year <= 9999;
  return hasFourDigitYear ? text.slice(0, "2025-05-28".length) : text;
}

/** Whether the text is exactly one existing date, in the form of a date input's value. */
export function isCalendarDate(text: string): boolean {
  return text.length === "2025-05-28".length && readCalendarDate(text) !== null;
}

/** Whether the text is a date that a post may have. Other years are mistyped: "0202", "20266". */
export function isPostDate(text: string): boolean {
  return isCalendarDate(text) && text >= FIRST_POST_DATE && text <= LAST_POST_DATE;
}

/** The date to sort a post by; "" for a mistyped one, which would otherwise stay first for ever. */
export function credibleDate(date: string): string {
  return isPostDate(date) ? date : "";
}

/** Today in the visitor's own time zone, "2025-05-28". */
export function localCalendarDate(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function readCalendarDate(text: string) {
  const match = CALENDAR_DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1, 4).map(Number);
  if (!year || !month || !day) return null;
  const isBeforeChrist = match[4] !== undefined;
  const moment = new Date(0);
  // `Date.UTC` would read the year 44 as 1944. Year 0 is 1 BC.
  // https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Date/UTC
  moment.setUTCFullYear(isBeforeChrist ? 1 - year : year, month - 1, day);
  return moment.getUTCMonth() === month - 1 ? { year, month, day, isBeforeChrist } : null;
}
