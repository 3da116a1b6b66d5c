import { plannerWords } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import { WEEKDAYS } from "@/lib/weekdays";
import { getWeekday, toDayNumber } from "@/lib/day-number";
import type { Closure } from "./factory-calendar";
import type { PlannedStep } from "./plan";
import { transportSteps, type Mode, type StepName } from "./planning-rules";

/** For example "Dec 10". */
export function formatDay(date: string): string {
  return withoutYear(formatYear(date));
}

/** For example "December 10". */
export function formatLongDay(date: string): string {
  return withoutYear(formatCalendarDate(date));
}

/** For example "Thu, Dec 10". */
export function formatWeekday(date: string): string {
  return `${nameWeekday(date).slice(0, 3)}, ${formatDay(date)}`;
}

/** For example "Dec 10, 2026". */
export function formatYear(date: string): string {
  return formatCalendarDate(date, "short");
}

/** For example "Thursday, December 10, 2026". */
export function formatFullDay(date: string): string {
  return `${nameWeekday(date)}, ${formatCalendarDate(date)}`;
}

/** For example "Dec 10" or "Jan 30 to Feb 20". */
export function formatSpan({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** For example "1 day" or "35 days". */
export function formatDayCount(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

export function sumDays(closures: readonly Closure[]): number {
  return closures.reduce((sum, { days }) => sum + days, 0);
}

/** For example "New Year’s Day (Jan 1), Chinese New Year (Jan 30 to Feb 20) and 4 Sundays". */
export function listClosureNames(closures: readonly Closure[]): string {
  const named = closures
    .filter(({ name }) => name !== "Sunday")
    .map((closure) => `${closure.name} (${formatSpan(closure)})`);
  return joinWords([...named, ...nameSundays(closures)]);
}

function nameSundays(closures: readonly Closure[]): string[] {
  const [first, ...others] = closures.filter(({ name }) => name === "Sunday");
  if (!first) return [];
  return [
    others.length === 0 ? `Sunday (${formatDay(first.from)})` : `${others.length + 1} Sundays`,
  ];
}

export function nameStep(name: StepName, mode: Mode): string {
  return name === "transit" ? plannerWords.transit[mode] : plannerWords.steps[name];
}

/** Factory steps in open days ("30 open days"), transport in calendar days ("35 days"). */
export function formatDuration({ name, days }: Pick<PlannedStep, "name" | "days">): string {
  if (transportSteps.some((step) => step === name)) return formatDayCount(days);
  return days === 1 ? "1 open day" : `${days} open days`;
}

/** For example "a, b and c". */
export function joinWords(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

function nameWeekday(date: string): string {
  return WEEKDAYS[getWeekday(toDayNumber(date))] ?? "";
}

function withoutYear(text: string): string {
  return text.replace(/, \d+$/, "");
}

/** The month of a date, for example "March". */
export function nameMonth(date: string): string {
  return formatLongDay(date).replace(/ \d+$/, "");
}
