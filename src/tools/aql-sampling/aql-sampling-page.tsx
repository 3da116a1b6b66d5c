import { NoteColumns } from "@/ui/note-columns";
import { TextLink } from "@/ui/text-link";
import {
  elsewhere,
  explanations,
  form as words,
  reading,
  texts,
} from "@/content/tools/aql-sampling";
import { formatMonth } from "@/lib/dates";
import { CalculationSteps } from "@/tools/engine/calculation-steps";
import { defineTool } from "@/tools/engine/define-tool";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolPage } from "@/tools/engine/tool-page";
import { ToolSection } from "@/tools/engine/tool-section";
import { aqlTablesSource } from "./aql-tables";
import { calculateAqlSampling } from "./calculate";
import { ChanceSection } from "./chance-section";
import { aqlForm } from "./form";
import { LotPicture } from "./lot-picture";
import { viewAqlSampling } from "./view";

export const aqlSamplingTool = defineTool({
  key: "aqlSampling",
  texts,
  form: aqlForm,
  calculate: (values) => ({ ok: true, result: calculateAqlSampling(values) }),
  view: viewAqlSampling,
  worksheet: [
    { ...words.groups.lot, tone: "ink", cells: [{ wide: "lot" }, "level", "severity"] },
    { ...words.groups.limits, tone: "ink", cells: [{ wide: "critical" }, "major", "minor"] },
    { ...words.groups.real, tone: "ink", cells: [{ wide: "defective" }] },
  ],
  Below: ({ view }) => <CalculationSteps heading={reading.heading} steps={view.steps} />,
  Results: ({ result }) => (
    <>
      <LotPicture result={result} />
      <ChanceSection result={result} />
    </>
  ),
  Background: SamplingNotes,
});

export function AqlSamplingPage() {
  return <ToolPage tool={aqlSamplingTool} />;
}

/** Explains the options, and special cases of the tables. */
function SamplingNotes({ today }: { today: string }) {
  const { source, asOf } = aqlTablesSource;
  return (
    <ToolSection ground="sand" heading={explanations.heading} className="tool-notes">
      <NoteColumns notes={explanations.rows} className="mt-12" />
      <h2 className="mt-16 text-d3">{elsewhere.heading}</h2>
      <NoteColumns notes={elsewhere.notes} className="mt-8" />
      <p className="tool-source mt-10 border-t border-border pt-5 text-base text-muted-foreground">
        {elsewhere.source(source, formatMonth(asOf))}
      </p>
      <OldFigures sources={[aqlTablesSource]} today={today} />
      <p className="mt-4">
        <TextLink to={elsewhere.link.to}>{elsewhere.link.label}</TextLink>
      </p>
    </ToolSection>
  );
}
