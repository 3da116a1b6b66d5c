import { Section } from "@/ui/sections/section";
import { Answer } from "@/tools/engine/answer";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolFrame } from "@/tools/engine/tool-frame";
import { useToolForm } from "@/tools/engine/use-tool-form";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { amazonLimitsSource } from "@/config/amazon-limits";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { copy, notes } from "@/content/tools/amazon-carton-check";
import { CartonPicture } from "./carton-picture";
import { CartonWorksheet } from "./carton-worksheet";
import { CheckTable } from "./check-table";
import { amazonCartonTool } from "./tool";
import { makeAnswerView } from "./answer-view";
import "./amazon-carton-check.css";

export function AmazonCartonCheckPage() {
  const form = useToolForm(amazonCartonTool);
  const { answer, today } = form;
  return (
    <ToolFrame
      tool="amazonCartonCheck"
      copy={copy}
      form={form}
      worksheet={<CartonWorksheet form={form} />}
      answer={
        <Answer
          tool={amazonCartonTool}
          form={form}
          view={answer && makeAnswerView(answer.result)}
        />
      }
      results={
        answer && (
          <>
            <CartonPicture result={answer.result} />
            <CheckTable result={answer.result} steps={answer.steps} />
          </>
        )
      }
    >
      <Section ground="sand" heading={notes.heading} className="tool-notes">
        <NoteColumns notes={notes.entries} className="mt-12" />
        <OldFigures sources={[amazonLimitsSource, carrierLimitsSource]} today={today} />
        <LinkRow links={notes.links} className="mt-8" />
      </Section>
    </ToolFrame>
  );
}
