import { Section } from "@/ui/sections/section";
import { OldFigures } from "@/tools/engine/old-figures";
import { NoteColumns } from "@/ui/note-columns";
import { TextLink } from "@/ui/text-link";
import { elsewhere, explanations } from "@/content/tools/aql-sampling";
import { formatMonth } from "@/lib/dates";
import { aqlTablesSource } from "./aql-tables";

const { source, asOf } = aqlTablesSource;

/** Explains the options, and special cases of the tables. */
export function SamplingNotes({ today }: { today: string }) {
  return (
    <Section ground="sand" heading={explanations.heading} className="tool-notes">
      <NoteColumns notes={explanations.rows} className="mt-12" />
      <h2 className="mt-16 text-d3">{elsewhere.heading}</h2>
      <NoteColumns notes={elsewhere.notes} className="mt-8" />
      <p className="tool-source mt-10 border-t border-line pt-5 text-sm text-ink-600">
        {elsewhere.source(source, formatMonth(asOf))}
      </p>
      <OldFigures sources={[aqlTablesSource]} today={today} />
      <p className="mt-4">
        <TextLink to={elsewhere.link.to}>{elsewhere.link.label}</TextLink>
      </p>
    </Section>
  );
}
