const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, without hours and time zones. @param date "2026-11-23" */
export function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** 20780 as "2026-11-23". */
export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return toDate(toDayNumber(date) + days);
}

/** Negative where the second date is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** 0 is Sunday, 6 Saturday. */
export function getWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
