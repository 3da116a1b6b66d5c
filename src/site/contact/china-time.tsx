import { useSyncExternalStore } from "react";
import { officeHours } from "@/config/site";
import { officeHours as copy } from "@/content/contact";
import { readChinaTime, type ChinaTime as ChinaTimeNow } from "@/lib/china-clock";
import { cn } from "@/lib/cn";

const MINUTE_MS = 60_000;

/** The current time in China, updated every minute. Not rendered in prerendered pages. */
export function ChinaTime() {
  const minute = useSyncExternalStore(subscribeToMinutes, getMinute, () => null);
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

function describeOffice({ isOfficeOpen, holiday }: ChinaTimeNow): string {
  if (isOfficeOpen) return copy.open;
  return holiday ? copy.closedFor[holiday] : copy.closed;
}

function getMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** On the full minute, and immediately when a background tab becomes visible. */
function subscribeToMinutes(onChange: () => void): () => void {
  let timer: number;
  const schedule = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        schedule();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  schedule();
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
