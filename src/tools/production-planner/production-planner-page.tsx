import { Answer } from "@/tools/engine/answer";
import { ToolFrame } from "@/tools/engine/tool-frame";
import { useToolForm } from "@/tools/engine/use-tool-form";
import { answer as words, copy } from "@/content/tools/production-planner";
import { makeAnswerView, makeStickyAnswer } from "./answer-view";
import { CalendarButton } from "./calendar-button";
import { DatesSection } from "./dates-section";
import { HolidaysSection } from "./holidays-section";
import { PlannerForm } from "./planner-form";
import { ScheduleSection } from "./schedule-section";
import { SeasonsSection } from "./seasons-section";
import { productionPlannerTool } from "./tool";
import "./production-planner.css";

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
