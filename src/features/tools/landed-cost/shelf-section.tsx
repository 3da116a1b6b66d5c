import { Section } from "@/components/sections/section";
import { shelf as words } from "@/content/tools/landed-cost";
import { cn } from "@/lib/cn";
import { formatCents, formatPercent } from "@/lib/tools/format";
import type { LandedCost } from "./compute";
import { listTakers } from "./shelf";
import { ShelfBar } from "./shelf-bar";
import { ShelfMarks } from "./shelf-marks";
import { WhatIf } from "./what-if";
import { formatPart } from "./wording";

type ShelfSectionProps = { result: LandedCost; isOld: boolean };

/** Who receives which part of the selling price, and what changes the price. */
export function ShelfSection({ result, isOld }: ShelfSectionProps) {
  const { input, price, breakEven, unitCost } = result;
  const takers = listTakers(result).map((taker) => ({
    ...taker,
    amount: formatPart(taker.cents / input.quantity / 100, unitCost),
  }));
  const yours = takers.at(-1)?.amount ?? "";
  return (
    <Section
      heading={words.heading(formatCents(price), yours)}
      intro={words.intro(formatPercent(input.margin), formatCents(breakEven))}
    >
      {price > 0 && (
        <div className={cn("mt-10 lg:mt-12", isOld && "is-old")}>
          <ShelfBar takers={takers} />
          <ShelfMarks takers={takers} input={input} />
        </div>
      )}
      <WhatIf result={result} isOld={isOld} />
    </Section>
  );
}
