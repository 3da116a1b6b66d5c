import { SplitSection } from "./split-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { TermList } from "./term-list";
import { fee as copy } from "@/content/services/product-sourcing";

/** What the fee covers, with two orders as examples. */
export function ServiceFee() {
  return (
    <SplitSection heading={copy.heading} paragraphs={copy.paragraphs} links={copy.links}>
      <TermList terms={copy.terms} />
      <Card className="mt-10 overflow-hidden">
        <FactTable table={copy.table} isNarrow />
      </Card>
    </SplitSection>
  );
}
