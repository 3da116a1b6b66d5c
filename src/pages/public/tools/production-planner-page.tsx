import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useTool } from "@/components/tools/use-tool";
import { answer as words, copy } from "@/content/tools/production-planner";
import { makeAnswerView, makeSlimAnswer } from "@/features/tools/production-planner/answer-view";
import { CalendarButton } from "@/features/tools/production-planner/calendar-button";
import { DatesSection } from "@/features/tools/production-planner/dates-section";
import { HolidaysSection } from "@/features/tools/production-planner/holidays-section";
import { PlannerForm } from "@/features/tools/production-planner/planner-form";
import { ScheduleSection } from "@/features/tools/production-planner/schedule-section";
import { SeasonsSection } from "@/features/tools/production-planner/seasons-section";
import { productionPlannerTool } from "@/features/tools/production-planner/tool";
import "@/styles/pages/production-planner.css";

export function ProductionPlannerPage() {
  const work = useTool(productionPlannerTool);
  const { answer, isOld, linkQuery } = work;
  const plan = answer?.result;
  const slim = plan ? makeSlimAnswer(plan) : { figure: "", text: "" };
  return (
    <ToolFrame
      tool="productionPlanner"
      copy={copy}
      work={work}
      worksheet={<PlannerForm work={work} slim={slim} />}
      answer={
        <Answer
          tool={productionPlannerTool}
          work={work}
          view={plan ? makeAnswerView(plan) : null}
          actions={
            plan && (
              <CalendarButton plan={plan} linkQuery={linkQuery} variant="outline">
                <span className="sr-only">{words.calendar.start}</span>
                {words.calendar.end}
              </CalendarButton>
            )
          }
        />
      }
    >
      {plan && (
        <>
          <ScheduleSection plan={plan} isOld={isOld} />
          <DatesSection plan={plan} linkQuery={linkQuery} isOld={isOld} />
          <SeasonsSection plan={plan} />
          <HolidaysSection plan={plan} />
        </>
      )}
    </ToolFrame>
  );
}
