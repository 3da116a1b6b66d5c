const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

const longDate = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/**
 * "2025-05-28" as "May 28, 2025": a calendar date is the same day in every time zone, so it is
 * read as year-month-day and never as a moment. Text that is no date comes back as it is.
 */
export function formatCalendarDate(date: string): string {
  const match = CALENDAR_DATE.exec(date);
  if (!match) return date;
  const [, year, month, day] = match;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return moment.getUTCMonth() === Number(month) - 1 ? longDate.format(moment) : date;
}
