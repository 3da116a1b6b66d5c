import { localCalendarDate } from "@/lib/dates";

/** Reads the value of a field of type `datetime-local`, "2026-12-01T09:00"; null for another text. */
export function readLocalTime(text: string): Date | null {
  const moment = new Date(text);
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(moment.getTime());
  return isTime ? moment : null;
}

/** The value of a field of type `datetime-local`. */
export function writeLocalTime(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${localCalendarDate(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const FULL: Intl.DateTimeFormatOptions = {
  ...{ weekday: "long", year: "numeric", month: "long", day: "numeric", timeZoneName: "short" },
  ...CLOCK,
};
const SHORT: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", ...CLOCK };

/** "Tuesday, December 1, 2026 at 09:00 GMT+8" */
export function formatFullTime(moment: Date): string {
  return moment.toLocaleString("en-US", FULL);
}

/** "Dec 1, 09:00" */
export function formatShortTime(moment: Date): string {
  return moment.toLocaleString("en-US", SHORT);
}
