import { Answer } from "@/tools/engine/answer";
import { ToolFrame } from "@/tools/engine/tool-frame";
import { useToolForm } from "@/tools/engine/use-tool-form";
import { copy } from "@/content/tools/incoterms";
import { IncotermsWorksheet } from "./incoterms-worksheet";
import { JourneySection } from "./journey-section";
import { OrderSentence } from "./order-sentence";
import { RuleMatrix } from "./rule-matrix";
import { incotermsTool } from "./tool";
import { makeAnswerView } from "./answer-view";
import "./incoterms.css";

export function IncotermsPage() {
  const form = useToolForm(incotermsTool);
  const { answer, today } = form;
  return (
    <ToolFrame
      tool="incoterms"
      copy={copy}
      form={form}
      worksheet={<IncotermsWorksheet form={form} />}
      answer={
        <Answer tool={incotermsTool} form={form} view={answer && makeAnswerView(answer.result)} />
      }
      below={answer && <OrderSentence result={answer.result} steps={answer.steps} />}
      results={answer && <JourneySection result={answer.result} />}
    >
      <RuleMatrix today={today} />
    </ToolFrame>
  );
}
