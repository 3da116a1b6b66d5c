import { ToolField } from "@/tools/engine/tool-field";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import { Worksheet, WorksheetGroup } from "@/tools/engine/worksheet";
import { answer as answerCopy, worksheet as copy } from "@/content/tools/aql-sampling";
import { formatNumber } from "@/lib/numbers";
import type { AqlSampling } from "./calculate";
import type { AqlField } from "./form";

type AqlWorksheetProps = { form: ToolForm<AqlField, never, AqlSampling> };

export function AqlWorksheet({ form }: AqlWorksheetProps) {
  const { fields } = copy;
  const result = form.answer?.result;
  const stickyAnswer = {
    form,
    figure: result ? `${formatNumber(result.inspected)} pieces` : "",
    text: result
      ? [result.classes.major, result.classes.minor]
          .map(
            ({ name, accept }) =>
              `${answerCopy.classes[name].toLowerCase()} ${accept}/${accept + 1}`,
          )
          .join(", ")
      : "",
  };
  return (
    <Worksheet title={copy.title} note={copy.note} stickyAnswer={stickyAnswer}>
      <WorksheetGroup {...copy.lot} desk="check">
        <ToolField form={form} name="lot" copy={fields.lot} isWide />
        <ToolField form={form} name="level" copy={fields.level} />
        <ToolField form={form} name="severity" copy={fields.severity} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.limits} desk="check">
        <ToolField form={form} name="critical" copy={fields.critical} isWide />
        <ToolField form={form} name="major" copy={fields.major} />
        <ToolField form={form} name="minor" copy={fields.minor} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.real} desk="check" isLast>
        <ToolField form={form} name="defective" copy={fields.defective} isWide />
      </WorksheetGroup>
    </Worksheet>
  );
}
