import { findHoliday, type Holiday } from "./china-holidays";
import { WEEKDAYS } from "./day-number";

const HOUR_MS = 60 * 60 * 1000;
/** All of China uses UTC+8 the whole year, so no time zone database is needed. */
const CHINA_OFFSET_MS = 8 * HOUR_MS;

export type ChinaTime = {
  weekday: string;
  time: string;
  isOfficeOpen: boolean;
  /** The public holiday for which the office is closed on this day. */
  holiday: Holiday | undefined;
};

/**
 * The time in a Chinese office, and whether it is open (Monday to Friday, but not on public
 * holidays).
 * @param moment milliseconds since 1970
 * @param hours opening hours on a 24-hour clock; `to` is exclusive
 */
export function readChinaTime(moment: number, hours: { from: number; to: number }): ChinaTime {
  const clock = new Date(moment + CHINA_OFFSET_MS);
  const day = clock.getUTCDay();
  const hour = clock.getUTCHours();
  const holiday = findHoliday(clock.toISOString().slice(0, 10));
  const isWorkday = day >= 1 && day <= 5 && !holiday;
  return {
    weekday: WEEKDAYS[day] ?? "",
    time: `${hour}:${String(clock.getUTCMinutes()).padStart(2, "0")}`,
    isOfficeOpen: isWorkday && hour >= hours.from && hour < hours.to,
    holiday,
  };
}
