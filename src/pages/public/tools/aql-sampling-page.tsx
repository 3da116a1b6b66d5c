import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useTool } from "@/components/tools/use-tool";
import { copy } from "@/content/tools/aql-sampling";
import { AqlWorksheet } from "@/features/tools/aql-sampling/aql-worksheet";
import { ChanceSection } from "@/features/tools/aql-sampling/chance-section";
import { LotPicture } from "@/features/tools/aql-sampling/lot-picture";
import { SamplingNotes } from "@/features/tools/aql-sampling/notes";
import { TableReading } from "@/features/tools/aql-sampling/table-reading";
import { aqlSamplingTool } from "@/features/tools/aql-sampling/tool";
import { viewAqlSampling } from "@/features/tools/aql-sampling/view";
import "@/styles/pages/aql-sampling.css";

export function AqlSamplingPage() {
  const work = useTool(aqlSamplingTool);
  const { answer } = work;
  return (
    <ToolFrame
      tool="aqlSampling"
      copy={copy}
      work={work}
      worksheet={<AqlWorksheet work={work} />}
      answer={
        <Answer
          tool={aqlSamplingTool}
          work={work}
          view={answer && viewAqlSampling(answer.result)}
        />
      }
      below={answer && <TableReading lines={answer.lines} />}
    >
      {answer && (
        <>
          <LotPicture result={answer.result} />
          <ChanceSection result={answer.result} />
        </>
      )}
      <SamplingNotes />
    </ToolFrame>
  );
}
