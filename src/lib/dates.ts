/** As Postgres writes it: "12026-06-03" after a slip of the finger, "0044-03-15 BC". */
const CALENDAR_DATE = /^(\d{4,6})-(\d{2})-(\d{2})(?!\d)(?:.*( BC)$)?/;

/** Set in type, not by `Intl.DateTimeFormat`: making one takes a phone 40 ms as a page starts. */
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
 * "2025-05-28" as "May 28, 2025"; the short style shortens long months. A calendar date is the
 * same day in every time zone, so it is read as year-month-day and never as a moment. Text that is
 * no date comes back as it is.
 */
export function formatCalendarDate(date: string, style: "long" | "short" = "long"): string {
  const parts = readCalendarDate(date);
  if (!parts) return date;
  const month = MONTHS[parts.month - 1];
  const name = style === "short" ? month?.slice(0, 3) : month;
  return `${name} ${parts.day}, ${parts.year}${parts.isBeforeChrist ? " BC" : ""}`;
}

/** The text where machines can read it as a date (ISO 8601): a day of the years 1 to 9999. */
export function machineDate(date: string): string | undefined {
  const parts = readCalendarDate(date);
  return parts && !parts.isBeforeChrist && parts.year <= 9999 ? date : undefined;
}

/** The date that a text is or begins with, as a date column would hold it; "" when there is none. */
export function readableDate(text: string): string {
  const parts = readCalendarDate(text);
  if (!parts) return "";
  const isPlain = !parts.isBeforeChrist && parts.year <= 9999;
  return isPlain ? text.slice(0, "2025-05-28".length) : text;
}

/** Whether the text is exactly a date that exists, as a date field gives it. */
export function isCalendarDate(text: string): boolean {
  return text.length === "2025-05-28".length && readCalendarDate(text) !== null;
}

/** The date on the reader's own calendar, "2025-05-28". */
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
  // Unlike `Date.UTC`, which takes the year 44 for 1944. The year 1 BC is 0.
  moment.setUTCFullYear(isBeforeChrist ? 1 - year : year, month - 1, day);
  return moment.getUTCMonth() === month - 1 ? { year, month, day, isBeforeChrist } : null;
}
