import { plannerWords as words } from "@/content/tools/production-planner";
import type { CalendarEvent } from "./calendar-file";
import type { ProductionPlan } from "./compute";
import { explainStep } from "./lines";
import { formatFullDay, nameStep } from "./wording";

/**
 * The day on which each step has to begin, and the day at the door, as calendar events.
 * @param stamp the moment, "2026-11-23T03:03:16.000Z"
 * @param host whose calendar it is, "www.agency.example"
 */
export function listDeadlines(
  plan: ProductionPlan,
  { stamp, host, link }: { stamp: string; host: string; link: string },
): CalendarEvent[] {
  const { steps, mode, withSafety } = plan;
  const event = (name: string, date: string, summary: string, text: string) => ({
    id: `${name}-${date}-${stamp.replace(/\D/g, "")}@${host}`,
    date,
    summary,
    description: `${text}\n${link}`,
  });
  return [
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
}
