import { Section } from "@/ui/sections/section";
import { sellingPrice as words } from "@/content/tools/landed-cost";
import { formatCents, formatPercent } from "@/lib/numbers";
import type { LandedCost } from "./result";
import { listRecipients } from "./selling-price";
import { SellingPriceBar } from "./selling-price-bar";
import { SellingPriceLegend } from "./selling-price-legend";
import { WhatIf } from "./what-if";
import { countPieces, formatPart } from "./wording";

type SellingPriceSectionProps = { result: LandedCost };

/** Who receives which part of the selling price, and what changes the price. */
export function SellingPriceSection({ result }: SellingPriceSectionProps) {
  const { input, price, breakEven, unitCost } = result;
  const recipients = listRecipients(result).map((recipient) => ({
    ...recipient,
    amount: formatPart(recipient.cents / countPieces(input) / 100, unitCost),
  }));
  const yours = recipients.at(-1)?.amount ?? "";
  return (
    <Section
      heading={words.heading(formatCents(price), yours)}
      intro={words.intro(formatPercent(input.margin), formatCents(breakEven))}
    >
      {price > 0 && (
        <div className="mt-10 lg:mt-12">
          <SellingPriceBar recipients={recipients} />
          <SellingPriceLegend recipients={recipients} input={input} />
        </div>
      )}
      <WhatIf result={result} />
    </Section>
  );
}
