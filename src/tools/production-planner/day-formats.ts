import { formatCalendarDate } from "@/lib/dates";
import { getWeekday, toDayNumber, WEEKDAYS } from "@/lib/day-number";

/** For example "Dec 10". */
export function formatDay(date: string): string {
  return withoutYear(formatYear(date));
}

/** For example "December 10". */
export function formatLongDay(date: string): string {
  return withoutYear(formatCalendarDate(date));
}

/** For example "Thu, Dec 10". */
export function formatWeekday(date: string): string {
  return `${nameWeekday(date).slice(0, 3)}, ${formatDay(date)}`;
}

/** For example "Dec 10, 2026". */
export function formatYear(date: string): string {
  return formatCalendarDate(date, "short");
}

/** For example "Thursday, December 10, 2026". */
export function formatFullDay(date: string): string {
  return `${nameWeekday(date)}, ${formatCalendarDate(date)}`;
}

/** For example "Dec 10" or "Jan 30 to Feb 20". */
export function formatSpan({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** The month of a date, for example "March". */
export function nameMonth(date: string): string {
  return formatLongDay(date).replace(/ \d+$/, "");
}

function nameWeekday(date: string): string {
  return WEEKDAYS[getWeekday(toDayNumber(date))] ?? "";
}

function withoutYear(text: string): string {
  return text.replace(/, \d+$/, "");
}
