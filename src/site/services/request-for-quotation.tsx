import { SplitSection } from "./split-section";
import { Card, CardTitle } from "@/ui/card";
import { requestForQuotation as copy } from "@/content/services/product-sourcing";

/** What the agency needs to know for a quotation, drawn as a form. */
export function RequestForQuotation() {
  return (
    <SplitSection
      ground="sand"
      heading={copy.heading}
      paragraphs={copy.paragraphs}
      links={copy.links}
    >
      <Card>
        <CardTitle title={copy.title} note={copy.mark} />
        <dl className="grid gap-px overflow-hidden rounded-b-sheet bg-line sm:grid-cols-2">
          {copy.items.map(({ term, detail }) => (
            <div key={term} className="cell bg-sheet sm:min-h-24 sm:px-5">
              <dt className="cell-label">{term}</dt>
              <dd className="mt-1 font-display text-ui font-semibold">{detail}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </SplitSection>
  );
}
