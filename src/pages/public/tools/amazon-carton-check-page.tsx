import { Section } from "@/components/sections/section";
import { Answer } from "@/components/tools/answer";
import { OldFigures } from "@/components/tools/old-figures";
import { ToolFrame } from "@/components/tools/tool-frame";
import { useToolForm } from "@/components/tools/use-tool-form";
import { LinkRow } from "@/components/ui/link-row";
import { NoteColumns } from "@/components/ui/note-columns";
import { amazonLimitsSource } from "@/config/amazon-limits";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { copy, notes } from "@/content/tools/amazon-carton-check";
import { CartonPicture } from "@/features/tools/amazon-carton-check/carton-picture";
import { CartonWorksheet } from "@/features/tools/amazon-carton-check/carton-worksheet";
import { CheckTable } from "@/features/tools/amazon-carton-check/check-table";
import { amazonCartonTool } from "@/features/tools/amazon-carton-check/tool";
import { makeAnswerView } from "@/features/tools/amazon-carton-check/answer-view";
import "@/styles/pages/amazon-carton-check.css";

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
