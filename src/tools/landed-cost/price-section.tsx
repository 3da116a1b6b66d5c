import { DEPARTMENT_TONE } from "@/ui/department-color";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { TextLink } from "@/ui/text-link";
import { sellingPrice as words, whatIf } from "@/content/tools/landed-cost";
import { cn } from "@/lib/cn";
import { formatCents, formatPercent } from "@/lib/numbers";
import { cssPercent } from "@/lib/css-percent";
import { percentLeft, percentOf, priceOfPiece, sum } from "@/tools/engine/costs/decimal-math";
import { centsOf, sumOfKinds, type Prices } from "@/tools/engine/costs/entry-costs";
import { buyerImports } from "@/lib/trade/incoterms";
import { ToolSection } from "@/tools/engine/tool-section";
import type { LandedCost, Scenario } from "./calculate";
import { formatPart } from "./wording";

/** Who receives a part of the sales, in cents. */
type Recipient = { id: "factory" | "shipping" | "marketplace" | "seller"; cents: number };

/** In the order in which the costs arise. Costs that the factory's price includes are paid to it. */
export function listRecipients({ goods, total, products, input }: LandedCost): Recipient[] {
  const sales = sum(products.map(({ costs, pieces }) => costs.price * pieces));
  const marketplace = percentOf(sales, input.sellingFee);
  return [
    { id: "factory", cents: goods },
    { id: "shipping", cents: total - goods },
    { id: "marketplace", cents: marketplace },
    { id: "seller", cents: sales - total - marketplace },
  ];
}

const RECIPIENT_TONES = {
  factory: DEPARTMENT_TONE.find,
  shipping: DEPARTMENT_TONE.ship,
  marketplace: "[--tone:theme(colors.warning.DEFAULT)]",
  seller: "[--tone:theme(colors.dune)]",
} as const satisfies Record<Recipient["id"], string>;

/**
 * Who receives which part of the selling price, and what changes it. Of several products, the amounts
 * are those of all pieces.
 */
export function PriceSection({ result }: { result: LandedCost }) {
  const { input, price, breakEven, unitCost, pieces, products } = result;
  const isOne = products.length === 1;
  const all = listRecipients(result);
  const recipients = all.filter(({ cents }) => cents > 0);
  const sales = sum(recipients.map(({ cents }) => cents));
  const amountOf = (cents: number) =>
    isOne ? formatPart(cents / pieces / 100, unitCost) : formatCents(cents);
  const shares = { marketplace: input.sellingFee, seller: input.margin };
  const yours = amountOf(all.at(-1)?.cents ?? 0);
  return (
    <ToolSection
      heading={
        isOne
          ? words.heading(formatCents(price), yours)
          : words.salesHeading(amountOf(sales), yours)
      }
      intro={
        isOne
          ? words.intro(formatPercent(input.margin), formatCents(breakEven))
          : words.salesIntro(formatPercent(input.margin))
      }
    >
      {price > 0 && (
        <>
          <div className="flex h-12 overflow-hidden rounded print:hidden" aria-hidden="true">
            {recipients.map(({ id, cents }) => (
              <span
                key={id}
                className={cn(
                  "bar not-first:border-l-2 not-first:border-rice",
                  RECIPIENT_TONES[id],
                )}
                style={{ width: cssPercent(cents, sales) }}
              />
            ))}
          </div>
          <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:gap-4">
            {recipients.map(({ id, cents }) => (
              <div key={id} className={cn("border-t-6 border-(--tone) pt-2", RECIPIENT_TONES[id])}>
                <dt className="font-display font-bold tracking-snug wrap-anywhere">
                  {words.recipients[id](amountOf(cents))}
                </dt>
                <dd className="text-lg text-muted-foreground">
                  {id === "factory" || id === "shipping"
                    ? words.parts[id]
                    : words.share(formatPercent(shares[id]))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <WhatIf result={result} />
    </ToolSection>
  );
}

/** How dearer freight, a higher duty and a marketplace change the price. */
function WhatIf({ result }: { result: LandedCost }) {
  const { total, pieces, input, freightRise, dutyRise, products } = result;
  const isOne = products.length === 1;
  const kept = percentLeft(whatIf.marketplaceFee, whatIf.marketplaceMargin);
  const describe = (label: string, detail: string, { total: cents, price }: Prices) => [
    <span key="label">
      {label}
      <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
        {detail}
      </span>
    </span>,
    formatCents(cents),
    // In one column, those over 1.00 have as many decimals as today's.
    formatPart(cents / pieces / 100, result.unitCost),
    ...(isOne ? [formatCents(price)] : []),
  ];
  const marketplace = { ...result, price: priceOfPiece(total, pieces, kept) };
  const rows = [
    describe(whatIf.today, nameRates(result), result),
    ...(freightRise ? [describe(whatIf.freightRise, nameRates(freightRise), freightRise)] : []),
    ...(dutyRise ? [describe(whatIf.dutyRise, nameRates(dutyRise), dutyRise)] : []),
    ...(isOne ? [describe(whatIf.marketplace, whatIf.marketplaceTerms, marketplace)] : []),
  ];
  const note = freightRise ? whatIf.note : whatIf.freightInPrice(input.incoterm);
  return (
    <>
      <h3 className="mt-14 text-d3">{whatIf.heading}</h3>
      <Card className="mt-5 overflow-clip">
        <FactTable
          table={{ caption: whatIf.heading, columns: whatIf.columns.slice(0, isOne ? 4 : 3), rows }}
          isCaptionHidden
        />
      </Card>
      <p className="mt-4 max-w-prose text-lg text-muted-foreground">
        {buyerImports(input.incoterm) ? note : whatIf.ddp}
      </p>
      <p className="mt-3">
        <TextLink to={whatIf.link.to}>{whatIf.link.label}</TextLink>
      </p>
    </>
  );
}

/** For example "freight 1,350.00, customs 642.08". */
function nameRates({ input, costs }: Scenario | LandedCost): string {
  return buyerImports(input.incoterm)
    ? whatIf.rates(
        formatCents(centsOf(costs, "freight")),
        formatCents(sumOfKinds(costs, "customs")),
      )
    : "";
}
