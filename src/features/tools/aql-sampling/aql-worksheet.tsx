import { ToolField } from "@/components/tools/tool-field";
import type { ToolWork } from "@/components/tools/use-tool";
import { Worksheet, WorksheetGroup } from "@/components/tools/worksheet";
import { answer as answerCopy, worksheet as copy } from "@/content/tools/aql-sampling";
import { formatNumber } from "@/lib/tools/format";
import type { AqlSampling } from "./calculate";
import type { AqlField } from "./form";

type AqlWorksheetProps = { work: ToolWork<AqlField, never, AqlSampling> };

export function AqlWorksheet({ work }: AqlWorksheetProps) {
  const { fields } = copy;
  const result = work.answer?.result;
  const slim = {
    work,
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
    <Worksheet title={copy.title} note={copy.note} slim={slim}>
      <WorksheetGroup {...copy.lot} desk="check">
        <ToolField work={work} name="lot" copy={fields.lot} isWide />
        <ToolField work={work} name="level" copy={fields.level} />
        <ToolField work={work} name="severity" copy={fields.severity} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.limits} desk="check">
        <ToolField work={work} name="critical" copy={fields.critical} isWide />
        <ToolField work={work} name="major" copy={fields.major} />
        <ToolField work={work} name="minor" copy={fields.minor} />
      </WorksheetGroup>
      <WorksheetGroup {...copy.real} desk="check" isLast>
        <ToolField work={work} name="defective" copy={fields.defective} isWide />
      </WorksheetGroup>
    </Worksheet>
  );
}
