const time = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric" });

/** "14:32", in the visitor's time zone. */
export function formatTime(moment: Date): string {
  return time.format(moment);
}

/** As `formatTimestamp`, but today's are only "14:32". */
export function formatRecentTimestamp(moment: Date, now = new Date()): string {
  const isToday = day.format(moment) === day.format(now);
  return isToday ? formatTime(moment) : formatTimestamp(moment, now);
}

/** "14:32 today", "14:32 yesterday" or "14:32 on June 3, 2026", in the visitor's time zone. */
export function formatTimestamp(moment: Date, now = new Date()): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const date = day.format(moment);
  if (date === day.format(now)) return `${formatTime(moment)} today`;
  if (date === day.format(yesterday)) return `${formatTime(moment)} yesterday`;
  return `${formatTime(moment)} on ${date}`;
}
