import { SplitSection } from "./split-section";
import { Card, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { TermList } from "./term-list";
import { orders as copy } from "@/content/services/warehouse";

/** How orders are shipped, and an example of the monthly invoice. */
export function OrderInvoice() {
  return (
    <SplitSection heading={copy.heading} paragraphs={copy.paragraphs}>
      <TermList terms={copy.terms} />
      <Card className="mt-10 overflow-hidden">
        <CardTitle title={copy.title} note={copy.mark} />
        <FactTable table={copy.table} />
      </Card>
    </SplitSection>
  );
}
