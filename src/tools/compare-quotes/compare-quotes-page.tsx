import { Card } from "@/ui/card";
import { CopyButton } from "@/ui/copy-button";
import { FactTable } from "@/ui/fact-table";
import { daysSource } from "@/config/usual-days";
import { usFeesSource } from "@/config/us-entry-fees";
import { countPieces, form as words, mail, table, texts } from "@/content/tools/compare-quotes";
import { formatNumber, formatPrice } from "@/lib/numbers";
import { destinationsSource } from "@/lib/trade/destinations";
import { defineTool, type SectionProps } from "@/tools/engine/define-tool";
import { receiveFreight } from "@/tools/engine/receive-freight";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolPage } from "@/tools/engine/tool-page";
import { ToolSection } from "@/tools/engine/tool-section";
import { compareQuotes, type QuoteComparison } from "./calculate";
import { quotesForm } from "./form";
import { forwardersTopics } from "./questions";
import { makeTable, sayShipment, viewComparison } from "./view";

export const compareQuotesTool = defineTool({
  key: "compareQuotes",
  texts,
  form: quotesForm,
  calculate: compareQuotes,
  view: viewComparison,
  worksheet: [
    {
      ...words.groups.order,
      tone: "ink",
      cells: ["pieces", "duty", "destination", "mode", { wide: "orderMore" }],
    },
    {
      rows: "quotes",
      tone: "accent",
      cells: [
        "name",
        "rule",
        { wide: "place" },
        "quantity1",
        "price1",
        "quantity2",
        "price2",
        "quantity3",
        "price3",
        "tooling",
        "samples",
        "minimum",
        "lead",
        "deposit",
        "excluded",
      ],
      texts: words.quotes,
    },
    { ...words.groups.door, tone: "support", cells: ["freight", "pickUp"] },
    {
      folded: words.folded,
      cells: ["terminal", "delivery", "insurance", "doorDays", { wide: "currency" }],
    },
  ],
  Results: Comparison,
  receive: { freight: receiveFreight },
  share: ({ order, winner }, isOwn) => ({
    price: winner ? formatPrice(winner.landed.price) : undefined,
    currency: order.currency || undefined,
    // The price of a larger order is not that of the pieces wanted.
    ...(isOwn("pieces") &&
      winner?.cheaper?.isOrdered && { pieces: formatNumber(winner.cheaper.pieces) }),
    ...(isOwn("freight") &&
      order.freight !== null && {
        freight: formatPrice(order.freight),
        freightCurrency: order.currency,
        mode: order.mode,
      }),
    rule: winner?.quote.rule,
    place: winner?.quote.place || undefined,
  }),
});

/** All suppliers line by line, and the mail to each of whom something is to be asked. */
function Comparison({ result, form }: SectionProps<QuoteComparison>) {
  const pieces = countPieces(result.order.pieces);
  const asked = result.offers.filter(({ questions }) => questions.length > 0);
  const forwarders = forwardersTopics.filter((topic) =>
    result.offers.some(({ open }) => open.includes(topic)),
  );
  return (
    <>
      <ToolSection ground="sand" heading={table.heading} intro={table.intro} hasLane>
        <Card className="overflow-clip [&_:is(td,thead)]:wrap-anywhere">
          <FactTable table={makeTable(result)} />
        </Card>
        <OldFigures sources={[destinationsSource, usFeesSource, daysSource]} today={form.today} />
      </ToolSection>
      {asked.length + forwarders.length > 0 && (
        <ToolSection heading={mail.heading} intro={mail.intro}>
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
            {asked.map(({ name, questions }, i) => (
              <Mail key={i} name={name} text={mail.text(name, pieces, questions)} />
            ))}
            {forwarders.length > 0 && (
              <Mail
                name={mail.forwarder}
                text={mail.toForwarder(sayShipment(result.order), forwarders)}
              />
            )}
          </div>
        </ToolSection>
      )}
    </>
  );
}

function Mail({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0 border-t-2 border-strong pt-4 wrap-anywhere">
      <h3 className="text-title">{name}</h3>
      <p className="my-3 text-lg whitespace-pre-line">{text}</p>
      <CopyButton label={mail.copy} text={text} words={mail.copying} variant="outline" />
    </div>
  );
}

export function CompareQuotesPage() {
  return <ToolPage tool={compareQuotesTool} />;
}
