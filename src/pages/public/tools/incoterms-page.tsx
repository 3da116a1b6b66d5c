import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useToolForm } from "@/components/tools/use-tool-form";
import { copy } from "@/content/tools/incoterms";
import { IncotermsWorksheet } from "@/features/tools/incoterms/incoterms-worksheet";
import { JourneySection } from "@/features/tools/incoterms/journey-section";
import { OrderSentence } from "@/features/tools/incoterms/order-sentence";
import { RuleMatrix } from "@/features/tools/incoterms/rule-matrix";
import { incotermsTool } from "@/features/tools/incoterms/tool";
import { makeAnswerView } from "@/features/tools/incoterms/answer-view";
import "@/styles/pages/incoterms.css";

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
