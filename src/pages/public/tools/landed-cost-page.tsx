import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useToolForm } from "@/components/tools/use-tool-form";
import { copy } from "@/content/tools/landed-cost";
import { makeAnswerView, makeStickyAnswer } from "@/features/tools/landed-cost/answer-view";
import { BackgroundSection } from "@/features/tools/landed-cost/background-section";
import { CostForm } from "@/features/tools/landed-cost/cost-form";
import { WaterfallSection } from "@/features/tools/landed-cost/waterfall-section";
import { RatesSection } from "@/features/tools/landed-cost/rates-section";
import { SellingPriceSection } from "@/features/tools/landed-cost/selling-price-section";
import { landedCostTool } from "@/features/tools/landed-cost/tool";
import "@/styles/pages/landed-cost.css";

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
