import { SplitSection } from "./split-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { rules as copy } from "@/content/services/custom-packaging";

/** What a package must state, by market. */
export function PackagingRules() {
  return (
    <SplitSection heading={copy.heading} paragraphs={copy.paragraphs} links={copy.links}>
      <Card className="overflow-hidden">
        <FactTable table={copy.table} />
      </Card>
    </SplitSection>
  );
}
