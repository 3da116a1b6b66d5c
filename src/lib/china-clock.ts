import { WEEKDAYS } from "./weekdays";

const HOUR_MS = 60 * 60 * 1000;
/** All of China is at UTC+8 the whole year, so the time there needs no table of zones. */
const CHINA_OFFSET_MS = 8 * HOUR_MS;

export type ChinaTime = { weekday: string; time: string; isOfficeOpen: boolean };

/** What the clock in an office shows, and whether someone is there, Monday to Friday. */
export function readChinaTime(moment: number, hours: { from: number; to: number }): ChinaTime {
  const clock = new Date(moment + CHINA_OFFSET_MS);
  const day = clock.getUTCDay();
  const hour = clock.getUTCHours();
  return {
    weekday: WEEKDAYS[day] ?? "",
    time: `${hour}:${String(clock.getUTCMinutes()).padStart(2, "0")}`,
    isOfficeOpen: day >= 1 && day <= 5 && hour >= hours.from && hour < hours.to,
  };
}
