import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useTool } from "@/components/tools/use-tool";
import { copy } from "@/content/tools/landed-cost";
import { makeAnswerView, makeSlimAnswer } from "@/features/tools/landed-cost/answer-view";
import { BackgroundSection } from "@/features/tools/landed-cost/background-section";
import { CostForm } from "@/features/tools/landed-cost/cost-form";
import { InvoiceSection } from "@/features/tools/landed-cost/invoice-section";
import { LawSection } from "@/features/tools/landed-cost/law-section";
import { ShelfSection } from "@/features/tools/landed-cost/shelf-section";
import { landedCostTool } from "@/features/tools/landed-cost/tool";
import "@/styles/pages/landed-cost.css";

export function LandedCostPage() {
  const work = useTool(landedCostTool);
  const { answer, isOld, today } = work;
  const slim = answer ? makeSlimAnswer(answer.result) : { figure: "", text: "" };
  return (
    <ToolFrame
      tool="landedCost"
      copy={copy}
      work={work}
      worksheet={<CostForm work={work} slim={slim} />}
      answer={
        <Answer tool={landedCostTool} work={work} view={answer && makeAnswerView(answer.result)} />
      }
    >
      {answer && (
        <>
          <InvoiceSection result={answer.result} isOld={isOld} />
          <ShelfSection result={answer.result} isOld={isOld} />
        </>
      )}
      <LawSection today={today} />
      <BackgroundSection />
    </ToolFrame>
  );
}
