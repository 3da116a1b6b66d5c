import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useTool } from "@/components/tools/use-tool";
import { copy } from "@/content/tools/incoterms";
import { IncotermsWorksheet } from "@/features/tools/incoterms/incoterms-worksheet";
import { JourneySection } from "@/features/tools/incoterms/journey-section";
import { OrderSentence } from "@/features/tools/incoterms/order-sentence";
import { RuleMatrix } from "@/features/tools/incoterms/rule-matrix";
import { incotermsTool } from "@/features/tools/incoterms/tool";
import { viewIncoterms } from "@/features/tools/incoterms/view";
import "@/styles/pages/incoterms.css";

export function IncotermsPage() {
  const work = useTool(incotermsTool);
  const { answer } = work;
  return (
    <ToolFrame
      tool="incoterms"
      copy={copy}
      work={work}
      worksheet={<IncotermsWorksheet work={work} />}
      answer={
        <Answer tool={incotermsTool} work={work} view={answer && viewIncoterms(answer.result)} />
      }
      below={answer && <OrderSentence result={answer.result} lines={answer.lines} />}
    >
      {answer && <JourneySection result={answer.result} />}
      <RuleMatrix />
    </ToolFrame>
  );
}
