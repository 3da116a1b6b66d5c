import { cta, head, orders, sections } from "@/content/how-we-are-paid";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { Page } from "@/ui/sections/page";
import { PageSections } from "@/ui/sections/page-sections";

export function HowWeArePaidPage() {
  return (
    <Page head={head} page="howWeArePaid" cta={cta}>
      <section className="container pt-12 pb-8 lg:pt-16">
        <h1 className="max-w-[11.3em] text-d1">{head.heading}</h1>
        <p className="mt-7 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
      </section>
      <PageSections
        sections={sections}
        drawings={{
          orders: (
            <Card className="max-w-prose">
              <FactTable table={orders} isCaptionHidden isNarrow />
            </Card>
          ),
        }}
      />
    </Page>
  );
}
