import { Section } from "@/ui/sections/section";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { delays as copy } from "@/content/how-it-works";

/** Causes of delays, their length, and what is done about them. */
export function Delays() {
  return (
    <Section ground="ink" heading={copy.heading} intro={copy.intro}>
      <div className="mt-12">
        <FactTable table={copy.table} isCaptionHidden />
        <LinkRow links={copy.links} className="mt-8" />
      </div>
    </Section>
  );
}
