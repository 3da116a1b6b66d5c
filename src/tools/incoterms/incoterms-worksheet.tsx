import { ToolChoices } from "@/tools/engine/tool-choices";
import { ToolField } from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import { Worksheet, WorksheetGroup } from "@/tools/engine/worksheet";
import { ruleNames } from "@/content/incoterm-names";
import { answer, worksheet as copy } from "@/content/tools/incoterms";
import type { RuleAdvice } from "./calculate";
import type { IncotermsField } from "./form";
import { PlaceField } from "./place-field";

export function IncotermsWorksheet({
  form,
}: {
  form: ToolForm<IncotermsField, never, RuleAdvice>;
}) {
  const { questions } = copy;
  const rule = form.answer?.result.choice.rule;
  return (
    <Worksheet
      title={copy.title}
      note={copy.note}
      stickyAnswer={{
        form,
        figure: rule ?? "",
        text: rule ? answer.stickyText(ruleNames[rule]) : "",
      }}
    >
      <WorksheetGroup {...copy.goods} desk="find">
        <ToolChoices form={form} name="cargo" copy={questions.cargo} />
        <ToolChoices form={form} name="transport" copy={questions.transport} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.you} desk="check" after="find">
        <ToolChoices form={form} name="forwarder" copy={questions.forwarder} />
        <ToolChoices form={form} name="importer" copy={questions.importer} />
        <ToolChoices form={form} name="vat" copy={questions.vat} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.factory} desk="ship" after="check" isLast>
        <ToolChoices form={form} name="license" copy={questions.license} />
        <ToolField form={form} name="quotation" copy={questions.quotation} isWide />
        <PlaceField form={form} />
      </WorksheetGroup>
    </Worksheet>
  );
}
