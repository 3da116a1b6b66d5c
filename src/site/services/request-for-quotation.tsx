import { Card, CardTitle } from "@/ui/card";
import { requestForQuotation as texts } from "@/content/services/product-sourcing";

/** What the agency needs to know for a quotation, drawn as a form. */
export function RequestForQuotation() {
  return (
    <Card>
      <CardTitle title={texts.title} note={texts.mark} />
      <dl className="grid gap-px overflow-hidden rounded-b-sheet bg-line sm:grid-cols-2">
        {texts.items.map(({ term, detail }) => (
          <div key={term} className="cell bg-sheet sm:min-h-24 sm:px-5">
            <dt className="cell-label">{term}</dt>
            <dd className="mt-1 font-display text-ui font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
