import { answer, form as words, texts } from "@/content/tools/production-planner";
import { shortHolidays } from "@/lib/china-holidays";
import { defineTool } from "@/tools/engine/define-tool";
import { ToolField } from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/tool-form";
import { WorksheetAction } from "@/tools/engine/worksheet";
import { ToolPage } from "@/tools/engine/tool-page";
import { calculateProductionPlan } from "./calculate";
import { CalendarButton } from "./calendar-button";
import { DatesSection } from "./dates-section";
import { plannerForm } from "./form";
import { HolidaysSection, SeasonsSection } from "./holidays-section";
import { ScheduleSection } from "./schedule-section";
import { viewProductionPlan } from "./view";

import "./schedule.css";

/** Depends on law, the official notice each November, and the factory. */
const closingFields = ["closedBefore", "closedAfter", ...shortHolidays] as const;

export const productionPlannerTool = defineTool({
  key: "productionPlanner",
  texts,
  form: plannerForm,
  calculate: calculateProductionPlan,
  view: viewProductionPlan,
  share: ({ landed }, isOwn) => (isOwn("target") || isOwn("start") ? { arrival: landed } : {}),
  worksheet: [
    {
      ...words.groups.door,
      tone: "ink",
      cells: [{ wide: "direction" }, "target", "start", StartToday, "mode", SafetyMargin],
    },
    { ...words.groups.find, tone: "accent", cells: ["samples", "order"] },
    {
      ...words.groups.check,
      tone: "ink",
      cells: [{ wide: "production" }, "inspection", "rework"],
    },
    {
      ...words.groups.ship,
      tone: "support",
      cells: ["booking", "transit", { wide: "customs" }],
    },
    {
      folded: words.closing.title,
      cells: [...closingFields, { wide: "sundays" }],
      reset: words.closing.reset,
    },
  ],
  Actions: ({ result, form }) => (
    <CalendarButton plan={result} linkQuery={form.linkQuery} variant="outline">
      <span className="sr-only">{answer.calendar.start}</span>
      {answer.calendar.end}
    </CalendarButton>
  ),
  Results: ({ result, form }) => (
    <>
      <ScheduleSection plan={result} />
      <DatesSection plan={result} linkQuery={form.linkQuery} />
      <SeasonsSection plan={result} />
      <HolidaysSection plan={result} />
    </>
  ),
});

export function ProductionPlannerPage() {
  return <ToolPage tool={productionPlannerTool} />;
}

type CellProps = { form: ToolForm };

const isForward = ({ state }: ToolForm) => state.texts.direction === "forward";

function StartToday({ form }: CellProps) {
  if (!isForward(form)) return null;
  return (
    <WorksheetAction>
      <button
        type="button"
        className="tool-text-button"
        onClick={() => {
          form.resetTexts(["start"]);
        }}
      >
        {words.startToday}
      </button>
    </WorksheetAction>
  );
}

/** Beside the mode, or below it and the date of a plan back. */
function SafetyMargin({ form }: CellProps) {
  return <ToolField form={form} name="safety" isWide={!isForward(form)} />;
}
