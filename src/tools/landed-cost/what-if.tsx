import { TextLink } from "@/ui/text-link";
import { whatIf as words } from "@/content/tools/landed-cost";
import { formatCents } from "@/lib/numbers";
import type { LandedCost } from "./result";
import { percentLeft, priceOfPiece } from "@/lib/trade/decimal-math";
import { ScenarioBars } from "./scenario-bars";
import { countPieces } from "./wording";

type WhatIfProps = { result: LandedCost };

/** How more expensive freight, a higher duty and a marketplace change the price. */
export function WhatIf({ result }: WhatIfProps) {
  const { total, input, freightRise, dutyRise } = result;
  const isDutyAlone = dutyRise !== null && freightRise === null;
  const kept = percentLeft(words.marketplaceFee, words.marketplaceMargin);
  const price = formatCents(priceOfPiece(total, countPieces(input), kept));
  return (
    <div className="what-if mt-14">
      <div className="border-t-2 border-ink pt-4">
        <h3 className="text-d3">{isDutyAlone ? words.dutyHeading : words.heading}</h3>
        <ScenarioBars result={result} />
      </div>
      <div className="border-t-2 border-ink pt-4">
        <h3 className="text-d3">{words.marketplaceHeading}</h3>
        <p className="mt-4 text-base text-ink-600">
          {words.marketplaceText.before}
          <b className="font-semibold text-ink">{price}</b>
          {words.marketplaceText.after}
        </p>
        <p className="mt-3">
          <TextLink to={words.link.to}>{words.link.label}</TextLink>
        </p>
      </div>
    </div>
  );
}
