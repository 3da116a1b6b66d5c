import { plannerWords as words } from "@/content/tools/production-planner";
import type { CalendarEvent } from "@/lib/calendar-file";
import type { ProductionPlan } from "./compute";
import { explainStep } from "./calculation-steps";
import type { Plan } from "./plan";
import { formatFullDay } from "@/lib/day-formats";
import { nameStep } from "./wording";

/**
 * Counts the days of `listDeadlines` that are still ahead, and those that have passed.
 * @param today "2026-11-23"
 */
export function countDeadlines({ steps, withSafety }: Plan, today: string) {
  const dates = [...steps.map(({ from }) => from), withSafety];
  const ahead = dates.filter((date) => date >= today).length;
  return { ahead, past: dates.length - ahead };
}

/**
 * The first day of each step and the day at the door, as calendar events. Days before today are
 * left out.
 * @param today "2026-11-23"
 * @param stamp the current time, "2026-11-23T03:03:16.000Z"
 * @param host the site's host, which makes the event ids globally unique
 */
export function listDeadlines(
  plan: ProductionPlan,
  { today, stamp, host, link }: { today: string; stamp: string; host: string; link: string },
): CalendarEvent[] {
  const { steps, mode, withSafety } = plan;
  const event = (name: string, date: string, summary: string, text: string) => ({
    id: `${name}-${date}-${stamp.replace(/\D/g, "")}@${host}`,
    date,
    summary,
    description: `${text}\n${link}`,
  });
  const deadlines = [
    ...steps.map((step) =>
      event(
        step.name,
        step.from,
        step.name === "transit" ? words.leaves[mode] : words.deadlines[step.name],
        `${nameStep(step.name, mode)}: ${explainStep(step)}, until ${formatFullDay(step.to)}.`,
      ),
    ),
    event("door", withSafety, words.door.deadline, words.door.text),
  ];
  return deadlines.filter(({ date }) => date >= today);
}
