import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { Section } from "@/ui/sections/section";
import { StructuredData } from "@/ui/structured-data";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { closing, head, orders, payments, refusals } from "@/content/how-we-are-paid";

export function HowWeArePaidPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData page="howWeArePaid" />
      <section className="container pt-12 pb-8 lg:pt-16">
        <h1 className="max-w-[11.3em] text-d1">{head.heading}</h1>
        <p className="mt-7 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
      </section>
      <Section heading={payments.heading}>
        <Card className="mt-12">
          <FactTable table={payments.table} isCaptionHidden />
        </Card>
        <LinkRow links={payments.links} className="mt-8" />
      </Section>
      <Section ground="sand" heading={orders.heading} intro={orders.intro}>
        <Card className="mt-12 max-w-prose">
          <FactTable table={orders.table} isCaptionHidden isNarrow />
        </Card>
      </Section>
      <Section heading={refusals.heading}>
        <NoteColumns notes={refusals.notes} className="mt-12" />
      </Section>
      <CallToAction copy={closing} />
    </>
  );
}
