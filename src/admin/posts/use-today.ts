import { useSyncExternalStore } from "react";
import { localCalendarDate } from "@/lib/dates";

const MINUTE_MS = 60_000;

/** The date where the browser is, "2026-06-03", also in a form that stays open over midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => localCalendarDate(new Date()));
}

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => {
    clearInterval(timer);
  };
}
