import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useToolForm } from "@/components/tools/use-tool-form";
import { answer as words, copy } from "@/content/tools/production-planner";
import { makeAnswerView, makeStickyAnswer } from "@/features/tools/production-planner/answer-view";
import { CalendarButton } from "@/features/tools/production-planner/calendar-button";
import { DatesSection } from "@/features/tools/production-planner/dates-section";
import { HolidaysSection } from "@/features/tools/production-planner/holidays-section";
import { PlannerForm } from "@/features/tools/production-planner/planner-form";
import { ScheduleSection } from "@/features/tools/production-planner/schedule-section";
import { SeasonsSection } from "@/features/tools/production-planner/seasons-section";
import { productionPlannerTool } from "@/features/tools/production-planner/tool";
import "@/styles/pages/production-planner.css";

export function ProductionPlannerPage() {
  const form = useToolForm(productionPlannerTool);
  const { answer, linkQuery } = form;
  const plan = answer?.result;
  const stickyAnswer = plan ? makeStickyAnswer(plan) : { figure: "", text: "" };
  return (
    <ToolFrame
      tool="productionPlanner"
      copy={copy}
      form={form}
      worksheet={<PlannerForm form={form} stickyAnswer={stickyAnswer} />}
      answer={
        <Answer
          tool={productionPlannerTool}
          form={form}
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
      results={
        plan && (
          <>
            <ScheduleSection plan={plan} />
            <DatesSection plan={plan} linkQuery={linkQuery} />
            <SeasonsSection plan={plan} />
            <HolidaysSection plan={plan} />
          </>
        )
      }
    />
  );
}
