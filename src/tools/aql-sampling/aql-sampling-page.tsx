import { Answer } from "@/tools/engine/answer";
import { ToolFrame } from "@/tools/engine/tool-frame";
import { useToolForm } from "@/tools/engine/use-tool-form";
import { copy } from "@/content/tools/aql-sampling";
import { AqlWorksheet } from "./aql-worksheet";
import { ChanceSection } from "./chance-section";
import { LotPicture } from "./lot-picture";
import { SamplingNotes } from "./sampling-notes";
import { TableReading } from "./table-reading";
import { aqlSamplingTool } from "./tool";
import { makeAnswerView } from "./answer-view";
import "./aql-sampling.css";

export function AqlSamplingPage() {
  const form = useToolForm(aqlSamplingTool);
  const { answer, today } = form;
  return (
    <ToolFrame
      tool="aqlSampling"
      copy={copy}
      form={form}
      worksheet={<AqlWorksheet form={form} />}
      answer={
        <Answer tool={aqlSamplingTool} form={form} view={answer && makeAnswerView(answer.result)} />
      }
      below={answer && <TableReading steps={answer.steps} />}
      results={
        answer && (
          <>
            <LotPicture result={answer.result} />
            <ChanceSection result={answer.result} />
          </>
        )
      }
    >
      <SamplingNotes today={today} />
    </ToolFrame>
  );
}
