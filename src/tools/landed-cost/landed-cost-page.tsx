import { Answer } from "@/tools/engine/answer";
import { ToolFrame } from "@/tools/engine/tool-frame";
import { useToolForm } from "@/tools/engine/use-tool-form";
import { copy } from "@/content/tools/landed-cost";
import { makeAnswerView, makeStickyAnswer } from "./answer-view";
import { BackgroundSection } from "./background-section";
import { CostForm } from "./cost-form";
import { WaterfallSection } from "./waterfall-section";
import { RatesSection } from "./rates-section";
import { SellingPriceSection } from "./selling-price-section";
import { landedCostTool } from "./tool";
import "./landed-cost.css";

export function LandedCostPage() {
  const form = useToolForm(landedCostTool);
  const { answer, today } = form;
  const stickyAnswer = answer ? makeStickyAnswer(answer.result) : { figure: "", text: "" };
  return (
    <ToolFrame
      tool="landedCost"
      copy={copy}
      form={form}
      worksheet={<CostForm form={form} stickyAnswer={stickyAnswer} />}
      answer={
        <Answer tool={landedCostTool} form={form} view={answer && makeAnswerView(answer.result)} />
      }
      results={
        answer && (
          <>
            <WaterfallSection result={answer.result} />
            <SellingPriceSection result={answer.result} />
          </>
        )
      }
    >
      <RatesSection today={today} />
      <BackgroundSection />
    </ToolFrame>
  );
}
