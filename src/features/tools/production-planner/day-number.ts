const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, without hours and time zones, of "2026-11-23". */
export const toDayNumber = remember((date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** 20780 as "2026-11-23". */
export const toDate = remember((day: number) =>
  new Date(day * DAY_MS).toISOString().slice(0, "2026-11-23".length),
);

/** Every typed key asks for the same few thousand days again. */
function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
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
