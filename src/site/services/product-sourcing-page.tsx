import {
  requestForQuotation,
  resultSlip,
  sections,
  texts,
  vetting,
} from "@/content/services/product-sourcing";
import { Section } from "@/ui/sections/section";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { Card, CardTitle } from "@/ui/card";
import { MinimumOrders } from "./minimum-orders";
import { QuoteComparison } from "./quote-comparison";
import { RegionsList } from "./regions-list";
import { ResultSlip } from "./result-slip";
import { ServicePage } from "./service-page";

export function ProductSourcingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      overlay={<ResultSlip texts={resultSlip} />}
      drawings={{
        quoteComparison: <QuoteComparison />,
        vetting: <FactoryVetting />,
        regions: <RegionsList />,
        minimumOrders: <MinimumOrders />,
        requestForQuotation: <RequestForQuotation />,
      }}
    />
  );
}

/** The checks of a factory, and the consequences of failing one. */
function FactoryVetting() {
  return (
    <Section ground="ink" heading={vetting.heading} intro={vetting.intro}>
      <div className="mt-12">
        <FactTable table={vetting.table} />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr_1fr]">
        {vetting.problems.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-dune pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-lg text-muted-foreground">{text}</p>
          </div>
        ))}
      </div>
      <LinkRow links={vetting.links} className="mt-10" />
    </Section>
  );
}

/** What the agency needs to know for a quotation, drawn as a form. */
function RequestForQuotation() {
  return (
    <Card>
      <CardTitle title={requestForQuotation.title} note={requestForQuotation.mark} />
      <dl className="grid gap-px overflow-hidden rounded-b-md bg-border sm:grid-cols-2">
        {requestForQuotation.items.map(({ term, detail }) => (
          <div key={term} className="cell bg-card sm:min-h-24 sm:px-5">
            <dt className="cell-label">{term}</dt>
            <dd className="mt-1 font-display text-ui font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
