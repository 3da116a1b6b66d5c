import { plannerWords as words } from "@/content/tools/production-planner";
import type { CalendarEvent } from "./calendar-file";
import type { ProductionPlan } from "./compute";
import { explainStep } from "./lines";
import type { Plan } from "./plan";
import { formatFullDay, nameStep } from "./wording";

/**
 * How many of the days that `listDeadlines` is about are still to come, and how many have passed.
 * @param today "2026-11-23"
 */
export function countDeadlines({ steps, withSafety }: Plan, today: string) {
  const dates = [...steps.map(({ from }) => from), withSafety];
  const ahead = dates.filter((date) => date >= today).length;
  return { ahead, past: dates.length - ahead };
}

/**
 * The day on which each step has to begin, and the day at the door, as calendar events. Those
 * before today are left out: of a day that has passed nobody can be reminded.
 * @param today "2026-11-23"
 * @param stamp the moment, "2026-11-23T03:03:16.000Z"
 * @param host whose calendar it is, "www.agency.example"
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
