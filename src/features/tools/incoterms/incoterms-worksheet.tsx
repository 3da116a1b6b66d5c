import { ToolChoices } from "@/components/tools/tool-choices";
import { ToolField } from "@/components/tools/tool-field";
import type { ToolWork } from "@/components/tools/use-tool";
import { Worksheet, WorksheetGroup } from "@/components/tools/worksheet";
import { answer, worksheet as copy } from "@/content/tools/incoterms";
import type { RuleAdvice } from "./calculate";
import type { IncotermsField } from "./form";
import { PlaceField } from "./place-field";
import { ruleNames } from "./rules";

export function IncotermsWorksheet({
  work,
}: {
  work: ToolWork<IncotermsField, never, RuleAdvice>;
}) {
  const { questions } = copy;
  const rule = work.answer?.result.choice.rule;
  return (
    <Worksheet
      title={copy.title}
      note={copy.note}
      slim={{ work, figure: rule ?? "", text: rule ? answer.slim(ruleNames[rule]) : "" }}
    >
      <WorksheetGroup {...copy.goods} desk="find">
        <ToolChoices work={work} name="cargo" copy={questions.cargo} />
        <ToolChoices work={work} name="transport" copy={questions.transport} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.you} desk="check" after="find">
        <ToolChoices work={work} name="forwarder" copy={questions.forwarder} />
        <ToolChoices work={work} name="importer" copy={questions.importer} />
        <ToolChoices work={work} name="vat" copy={questions.vat} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.factory} desk="ship" after="check" isLast>
        <ToolChoices work={work} name="license" copy={questions.license} />
        <ToolField work={work} name="quotation" copy={questions.quotation} isWide />
        <PlaceField work={work} />
      </WorksheetGroup>
    </Worksheet>
  );
}
