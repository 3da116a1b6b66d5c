import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { Section } from "@/ui/sections/section";
import { StructuredData, itemList } from "@/ui/structured-data";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkButton } from "@/ui/link-button";
import { LinkRow } from "@/ui/link-row";
import { TermList } from "./term-list";
import { paths, serviceKeys } from "@/config/paths";
import { call, choosing, fees, head, quoteLabel, summaries } from "@/content/services/overview";
import { LineMap } from "./line-map";
import { ServiceCards } from "./service-cards";
import { WorkedInvoice } from "./worked-invoice";

export function ServicesOverviewPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="sourcingServices"
        things={[
          itemList(
            head.heading,
            serviceKeys.map((key) => ({ name: summaries[key].title, path: paths[key] })),
          ),
        ]}
      />
      <section className="relative overflow-clip">
        <div className="container pt-12 pb-16 lg:pt-20 lg:pb-20">
          <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[1fr_27rem] lg:items-end">
            <h1 className="text-d1">{head.heading}</h1>
            <div>
              <p className="text-lead text-muted-foreground">{head.intro}</p>
              <LinkButton to={paths.contact} size="lg" className="mt-6">
                {quoteLabel}
              </LinkButton>
            </div>
          </div>
          <LineMap />
        </div>
      </section>
      <div className="border-y border-border bg-muted">
        <div className="container py-16 lg:py-24">
          <ServiceCards />
        </div>
      </div>
      <Section heading={choosing.heading} intro={choosing.intro}>
        <Card className="mt-12">
          <FactTable table={choosing.table} />
        </Card>
      </Section>
      <Section
        ground="sand"
        labelledBy="fees-heading"
        className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center"
      >
        <div>
          <h2 id="fees-heading" className="text-d2">
            {fees.heading}
          </h2>
          <p className="mt-6 max-w-measure text-lead text-muted-foreground">{fees.intro}</p>
          <TermList terms={fees.terms} className="mt-8 max-w-measure" />
        </div>
        <div>
          <WorkedInvoice />
          <LinkRow links={fees.links} className="mt-4" />
        </div>
      </Section>
      <CallToAction copy={call} />
    </>
  );
}
