import { plannerWords } from "@/content/tools/production-planner";
import { formatDay, formatSpan } from "@/lib/day-formats";
import type { Closure } from "./factory-calendar";
import type { PlannedStep } from "./plan";
import { transportSteps, type Mode, type StepName } from "./planning-rules";

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
