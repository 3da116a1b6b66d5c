const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

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
  const moment = readCalendarDate(date);
  if (!moment) return date;
  const month = MONTHS[moment.getUTCMonth()];
  const name = style === "short" ? month?.slice(0, 3) : month;
  return `${name} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
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

function readCalendarDate(text: string): Date | null {
  const match = CALENDAR_DATE.exec(text);
  if (!match) return null;
  const [, year, month, day] = match;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return moment.getUTCMonth() === Number(month) - 1 ? moment : null;
}
