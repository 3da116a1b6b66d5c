import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { TextLink } from "@/ui/text-link";
import { dates as words, plannerWords } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import { formatWeekday, formatYear } from "./day-formats";
import { daysBetween } from "@/lib/day-number";
import type { ProductionPlan } from "./calculate";
import { CalendarButton, listDeadlines } from "./calendar-button";
import type { PlannedStep } from "./plan";
import { ToolSection } from "@/tools/engine/tool-section";
import { listClosureNames, listStepNotes, nameStep } from "./view";

type DatesSectionProps = {
  plan: ProductionPlan;
  /** The query of a link to the plan. */
  linkQuery: string;
};

/** The plan as a table, with the closures that interrupt or delay each step. */
export function DatesSection({ plan, linkQuery }: DatesSectionProps) {
  const { steps, mode, today, target, start, withSafety, closing } = plan;
  const { events, past } = listDeadlines(plan, today);
  // In a plan that long a date without its year could be ambiguous.
  const format = daysBetween(start, withSafety) >= 365 ? formatYear : formatWeekday;
  const caption = target === null ? words.caption.forward : words.caption.back;
  const table = {
    caption: caption(formatCalendarDate(target ?? start), plannerWords.byMode[mode]),
    columns: words.columns,
    rows: steps.map((step) => [
      <StepName key="name" step={step} mode={mode} />,
      format(step.from),
      format(step.to),
      step.days,
    ]),
    exampleRow: steps.findIndex(({ name }) => name === "order"),
  };
  return (
    <ToolSection heading={words.heading} intro={words.intro}>
      <div className="grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <p className="text-lg text-muted-foreground">{describeClosures(plan)}</p>
          {/* For a printed plan, which does not show the form. */}
          <p className="mt-4 text-lg text-muted-foreground">
            {words.countedWith(
              closing.closedBefore,
              closing.closedAfter,
              closing.sundays === "yes",
            )}
          </p>
          <p className="mt-4">
            <TextLink to={words.link.to}>{words.link.label}</TextLink>
          </p>
        </div>
        <Card className="overflow-clip [&_tbody_th]:whitespace-normal min-[22.5rem]:[&_td]:whitespace-nowrap max-sm:[&_tr>:first-child]:pl-3 max-sm:[&_tr>:last-child]:pr-3">
          <FactTable table={table} isNarrow />
          <div className="flex flex-wrap items-center justify-between gap-4 border-t-fine border-strong bg-muted px-4 py-4 sm:px-5 print:hidden">
            <p className="text-base text-muted-foreground">{words.events(events.length, past)}</p>
            <CalendarButton plan={plan} linkQuery={linkQuery} variant="secondary">
              {words.download}
            </CalendarButton>
          </div>
        </Card>
      </div>
    </ToolSection>
  );
}

/** Which holidays delay the plan, and which ones pass while the goods are in transit. */
function describeClosures({ steps, passed }: ProductionPlan): string {
  const lost = steps.flatMap(({ waits, skipped }) => [...waits, ...skipped]);
  const lostDays = lost.reduce((sum, { days }) => sum + days, 0);
  return [
    lost.length > 0 ? words.lost(lostDays, listClosureNames(lost)) : words.nothingLost,
    ...(passed.length > 0 ? [words.passed(listClosureNames(passed))] : []),
  ].join(" ");
}

function StepName({ step, mode }: { step: PlannedStep; mode: ProductionPlan["mode"] }) {
  return (
    <>
      {nameStep(step.name, mode)}
      {listStepNotes(step).map((note) => (
        <span
          key={note}
          className="block font-sans text-base font-normal tracking-normal text-muted-foreground print:ml-2 print:inline"
        >
          {note}
        </span>
      ))}
    </>
  );
}
