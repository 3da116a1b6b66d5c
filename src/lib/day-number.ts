const DAY_MS = 24 * 60 * 60 * 1000;

/** The days since 1970-01-01 of a date, "2026-11-23". Free of time zones. */
export const toDayNumber = memoize((date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The date of a day number: 20780 is "2026-11-23". */
export const toDate = memoize((day: number) =>
  new Date(day * DAY_MS).toISOString().slice(0, "2026-11-23".length),
);

/** Caches results, because every keystroke needs the same few thousand days again. */
function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? compute(key);
    cache.set(key, value);
    return value;
  };
}

export function addDays(date: string, days: number): string {
  return toDate(toDayNumber(date) + days);
}

/** Negative if the second date is earlier. */
export function daysBetween(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The weekday of a day number: 0 is Sunday, 6 is Saturday. */
export function getWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** In the order of `Date.prototype.getDay`. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
