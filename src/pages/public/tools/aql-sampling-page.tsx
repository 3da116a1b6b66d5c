import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useToolForm } from "@/components/tools/use-tool-form";
import { copy } from "@/content/tools/aql-sampling";
import { AqlWorksheet } from "@/features/tools/aql-sampling/aql-worksheet";
import { ChanceSection } from "@/features/tools/aql-sampling/chance-section";
import { LotPicture } from "@/features/tools/aql-sampling/lot-picture";
import { SamplingNotes } from "@/features/tools/aql-sampling/sampling-notes";
import { TableReading } from "@/features/tools/aql-sampling/table-reading";
import { aqlSamplingTool } from "@/features/tools/aql-sampling/tool";
import { makeAnswerView } from "@/features/tools/aql-sampling/answer-view";
import "@/styles/pages/aql-sampling.css";

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
