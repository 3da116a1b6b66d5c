const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

const formats = {
  long: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }),
  short: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }),
};

/**
 * "2025-05-28" as "May 28, 2025"; the short style shortens long months. A calendar date is the
 * same day in every time zone, so it is read as year-month-day and never as a moment. Text that is
 * no date comes back as it is.
 */
export function formatCalendarDate(date: string, style: keyof typeof formats = "long"): string {
  const moment = readCalendarDate(date);
  return moment ? formats[style].format(moment) : date;
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
