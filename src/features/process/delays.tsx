import { Section } from "@/components/sections/section";
import { SectionHeading } from "@/components/sections/section-heading";
import { FactTable } from "@/components/ui/fact-table";
import { delays as copy } from "@/content/how-it-works";

const HEADING_ID = "delays-heading";

/** What makes a project late, by how much, and what is done against it. */
export function Delays() {
  return (
    <Section ground="ink" labelledBy={HEADING_ID}>
      <SectionHeading id={HEADING_ID} heading={copy.heading} intro={copy.intro} isOnDark />
      <div className="mt-12">
        <FactTable table={copy.table} isOnInk isCaptionHidden />
      </div>
    </Section>
  );
}
