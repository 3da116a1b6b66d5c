import { Section } from "@/ui/sections/section";
import { Card, CardTitle } from "@/ui/card";
import { CheckList } from "./check-list";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { quoteComparison as texts } from "@/content/services/product-sourcing";

const HEADING_ID = "sheet-heading";

/** Three quotes side by side, and what comes with them. */
export function QuoteComparison() {
  return (
    <Section
      ground="sand"
      labelledBy={HEADING_ID}
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:gap-x-20"
    >
      <div>
        <h2 id={HEADING_ID} className="text-d2">
          {texts.heading}
        </h2>
        {texts.paragraphs.map((text) => (
          <p key={text} className="mt-5 text-lg text-muted-foreground">
            {text}
          </p>
        ))}
        <LinkRow links={texts.links} className="mt-4" />
        <h3 className="mt-9 text-title">{texts.receiveHeading}</h3>
        <CheckList items={texts.receive} className="mt-4" />
      </div>
      <Card className="min-w-0 self-start overflow-hidden">
        <CardTitle title={texts.title} note={texts.mark} />
        <FactTable table={texts.table} />
      </Card>
    </Section>
  );
}
