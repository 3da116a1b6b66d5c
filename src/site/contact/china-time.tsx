import { useSyncExternalStore } from "react";
import { officeHours } from "@/config/site";
import { openingHours as copy } from "@/content/contact";
import { findHoliday, type Holiday } from "@/lib/china-holidays";
import { cn } from "@/lib/cn";
import { WEEKDAYS } from "@/lib/day-number";

const MINUTE_MS = 60_000;
/** All of China uses UTC+8 the whole year, so no time zone database is needed. */
const CHINA_OFFSET_MS = 8 * 60 * MINUTE_MS;

/** The current time in China, updated every minute. Not rendered in prerendered pages. */
export function ChinaTime() {
  const minute = useSyncExternalStore(subscribeToClock, getMinute, () => null);
  const now = minute === null ? null : readChinaTime(minute * MINUTE_MS, officeHours);
  return (
    <>
      {now && `${now.weekday} `}
      <span className="tabular-nums">{now?.time}</span>
      {now && ", "}
      <span className={cn(now?.isOfficeOpen && "text-success")}>{now && describeOffice(now)}</span>
    </>
  );
}

function describeOffice({ isOfficeOpen, holiday }: Clock): string {
  if (isOfficeOpen) return copy.open;
  return holiday ? copy.closedFor[holiday] : copy.closed;
}

function getMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** Asked every second, but drawn again only when the minute is another one. */
function subscribeToClock(onTick: () => void): () => void {
  const timer = window.setInterval(onTick, 1000);
  return () => {
    window.clearInterval(timer);
  };
}

type Clock = {
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
export function readChinaTime(moment: number, hours: { from: number; to: number }): Clock {
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
