import { Section } from "@/components/sections/section";
import { Answer } from "@/components/tools/answer";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useTool } from "@/components/tools/use-tool";
import { LinkRow } from "@/components/ui/link-row";
import { NoteColumns } from "@/components/ui/note-columns";
import { copy, notes } from "@/content/tools/amazon-carton-check";
import { CartonPicture } from "@/features/tools/amazon-carton-check/carton-picture";
import { CartonWorksheet } from "@/features/tools/amazon-carton-check/carton-worksheet";
import { CheckTable } from "@/features/tools/amazon-carton-check/check-table";
import { amazonCartonTool } from "@/features/tools/amazon-carton-check/tool";
import { viewAmazonCarton } from "@/features/tools/amazon-carton-check/view";
import "@/styles/pages/amazon-carton-check.css";

export function AmazonCartonCheckPage() {
  const work = useTool(amazonCartonTool);
  const { answer } = work;
  return (
    <ToolFrame
      tool="amazonCartonCheck"
      copy={copy}
      work={work}
      worksheet={<CartonWorksheet work={work} />}
      answer={
        <Answer
          tool={amazonCartonTool}
          work={work}
          view={answer && viewAmazonCarton(answer.result)}
        />
      }
    >
      {answer && (
        <>
          <CartonPicture result={answer.result} />
          <CheckTable result={answer.result} lines={answer.lines} />
        </>
      )}
      <Section ground="sand" heading={notes.heading} className="tool-notes">
        <NoteColumns notes={notes.entries} className="mt-12" />
        <LinkRow links={notes.links} className="mt-8" />
      </Section>
    </ToolFrame>
  );
}
