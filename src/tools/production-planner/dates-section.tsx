import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { TextLink } from "@/ui/text-link";
import { dates as words } from "@/content/tools/production-planner";
import { CalendarButton } from "./calendar-button";
import type { ProductionPlan } from "./compute";
import { countDeadlines } from "./deadlines";
import { describeClosures, describeFactory, nameTable, needsYears } from "./describe-plan";
import { listStepNotes } from "./calculation-steps";
import type { PlannedStep } from "./plan";
import { formatWeekday, formatYear } from "@/lib/day-formats";
import { nameStep } from "./wording";

const HEADING_ID = "plan:dates";

type DatesSectionProps = { plan: ProductionPlan; linkQuery: string };

/** The plan as a table, with the closures that interrupt or delay each step. */
export function DatesSection({ plan, linkQuery }: DatesSectionProps) {
  const { steps, mode, today } = plan;
  const { ahead, past } = countDeadlines(plan, today);
  const order = steps.findIndex(({ name }) => name === "order");
  const format = needsYears(plan) ? formatYear : formatWeekday;
  const rows = steps.map((step) => [
    <StepName key="name" step={step} mode={mode} />,
    format(step.from),
    format(step.to),
    step.days,
  ]);
  return (
    <Section labelledBy={HEADING_ID} className="plan-dates">
      <div>
        <h2 id={HEADING_ID} className="text-d2">
          {words.heading}
        </h2>
        <p className="mt-6 text-base text-ink-600">{words.intro}</p>
        <p className="mt-4 text-base text-ink-600">{describeClosures(plan)}</p>
        <p className="mt-4 text-base text-ink-600">{describeFactory(plan)}</p>
        <p className="mt-4">
          <TextLink to={words.link.to}>{words.link.label}</TextLink>
        </p>
      </div>
      <Card className="overflow-clip">
        <FactTable
          table={{ caption: nameTable(plan), columns: words.columns, rows, exampleRow: order }}
          isNarrow
        />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t-fine border-ink bg-sand px-4 py-4 sm:px-5">
          <p className="text-sm text-ink-600">{words.events(ahead, past)}</p>
          <CalendarButton plan={plan} linkQuery={linkQuery} variant="secondary">
            {words.download}
          </CalendarButton>
        </div>
      </Card>
    </Section>
  );
}

function StepName({ step, mode }: { step: PlannedStep; mode: ProductionPlan["mode"] }) {
  return (
    <>
      {nameStep(step.name, mode)}
      {listStepNotes(step).map((note) => (
        <span
          key={note}
          className="block font-sans text-sm font-normal tracking-normal text-ink-600"
        >
          {note}
        </span>
      ))}
    </>
  );
}
