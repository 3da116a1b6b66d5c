import { submissionsPage } from "@/content/admin/contact-submissions";
import { localCalendarDate } from "@/lib/dates";
import { formatTime } from "@/lib/timestamps";

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

/**
 * Formats a timestamp as "Jun 3, 2025" and "09:42" in the browser's time zone. The time of an
 * invalid timestamp is empty.
 */
export function formatSubmitted(submittedAt: string): { date: string; time: string } {
  const moment = new Date(submittedAt);
  if (Number.isNaN(moment.getTime())) return { date: submissionsPage.noDate, time: "" };
  return { date: day.format(moment), time: formatTime(moment) };
}

/**
 * Formats a timestamp as "2025-06-03 09:42" in the browser's time zone, which spreadsheets read as
 * a date.
 */
export function formatForSheet(submittedAt: string): string {
  const moment = new Date(submittedAt);
  if (Number.isNaN(moment.getTime())) return submittedAt;
  return `${localCalendarDate(moment)} ${formatTime(moment)}`;
}
