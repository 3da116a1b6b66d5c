import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { toolNames } from "@/content/tools/names";
import { calendar as words, deadlines, plannerWords } from "@/content/tools/production-planner";
import { makeCalendarFile, type CalendarEvent } from "./calendar-file";
import { localCalendarDate } from "@/lib/dates";
import { formatFullDay } from "./day-formats";
import { downloadText } from "@/lib/download-text";
import type { ProductionPlan } from "./calculate";
import { formatDuration, listStepNotes, nameStep } from "./view";

const address = new URL(paths.productionPlanner, site.url);

type CalendarButtonProps = {
  plan: ProductionPlan;
  /** The query of a link to the plan. */
  linkQuery: string;
  variant: "outline" | "secondary";
  children: ReactNode;
};

/** Downloads the deadlines as a calendar file. Tells the visitor if past dates were left out. */
export function CalendarButton({ plan, linkQuery, variant, children }: CalendarButtonProps) {
  function handleDownload() {
    const now = new Date();
    const { events, past } = listDeadlines(plan, localCalendarDate(now));
    if (events.length === 0) {
      toast(words.nothingSaved);
      return;
    }
    if (past > 0) toast(words.saved(events.length, past));
    const file = makeCalendarFile({
      product: `${site.name}//${toolNames.productionPlanner}`,
      host: address.host,
      link: address.href + linkQuery,
      stamp: now.toISOString(),
      events,
    });
    downloadText(`production-plan-${plan.withSafety}.ics`, "text/calendar", file);
  }

  return (
    <Button variant={variant} onClick={handleDownload}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}

/**
 * The first day of each step and the day at the door, as calendar events. Days before today are
 * only counted.
 * @param today "2026-11-23"
 */
export function listDeadlines({ steps, mode, withSafety }: ProductionPlan, today: string) {
  const all: CalendarEvent[] = steps.map((step) => {
    const { name, from, to } = step;
    const notes = [formatDuration(step), ...listStepNotes(step)].join(", ");
    return {
      name,
      date: from,
      summary: name === "transit" ? plannerWords.leaves[mode] : deadlines.summary[name],
      text: deadlines.text(nameStep(name, mode), notes, formatFullDay(to)),
    };
  });
  all.push({ name: "door", date: withSafety, ...deadlines.door });
  const events = all.filter(({ date }) => date >= today);
  return { events, past: all.length - events.length };
}
