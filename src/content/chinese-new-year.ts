import { buildDay } from "@/config/build-day";
import { holidayYears } from "@/lib/china-holidays";
import { formatDayFirst } from "@/lib/dates";

/** The next Chinese New Year from a date on, "6 February 2027"; at the end of the table, its last. */
export function findChineseNewYear(day: string): string {
  const days = holidayYears.map(({ chineseNewYear }) => chineseNewYear);
  return formatDayFirst(days.find((one) => one >= day) ?? days.at(-1) ?? day);
}

export const nextChineseNewYear = findChineseNewYear(buildDay);
