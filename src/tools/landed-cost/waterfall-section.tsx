import { ToolSection } from "@/tools/engine/tool-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { destinationTexts, nameInSentence } from "@/content/tools/destinations";
import { invoice as words } from "@/content/tools/landed-cost";
import { cssVariables } from "@/lib/css-variables";
import { formatMonth } from "@/lib/dates";
import { percent } from "@/lib/percent";
import { formatCents } from "@/lib/numbers";
import { destinationsSource } from "@/lib/trade/destinations";
import { buyerImports } from "@/lib/trade/incoterms";
import type { LandedCost } from "./result";
import { WaterfallHead } from "./waterfall-head";
import { WaterfallRow } from "./waterfall-row";
import { findAxis } from "./axis";
import { listIntermediateSteps } from "./steps";
import type { LandedCostInput } from "./read-input";
import { listWaterfallItems } from "./waterfall";
import { formatShare, formatUnitCost } from "./wording";

/** What says on what duty and VAT are charged in the chosen country. */
function describeBaseSource({ destination }: LandedCostInput): string {
  const { source } = destinationTexts[destination.code];
  const asOf = formatMonth(destinationsSource.asOf);
  return source === null
    ? words.baseAssumed
    : words.baseSource(nameInSentence(destination.code), source, asOf);
}

type WaterfallSectionProps = { result: LandedCost };

/** The parts of the total as a waterfall chart to scale, and the calculation steps behind them. */
export function WaterfallSection({ result }: WaterfallSectionProps) {
  const { costs, total, unitCost, input } = result;
  const axis = findAxis(unitCost);
  const share = costs.reduce((sum, cost) => sum + cost.share, 0);
  const steps = listIntermediateSteps(result).map(({ label, how, value }) => [label, how, value]);
  return (
    <ToolSection ground="sand" heading={words.heading(costs.length)} intro={words.intro}>
      <div
        className="doc overflow-clip"
        role="table"
        aria-label={words.caption}
        style={cssVariables({
          "--grid": percent(axis.step / 2, unitCost || 1),
          "--amount": `${formatCents(total).length}ch`,
        })}
      >
        <WaterfallHead currency={input.currency} axis={axis} end={unitCost} />
        {listWaterfallItems(costs).map((item, i) => (
          <WaterfallRow key={i} item={item} result={result} isLast={i === costs.length - 1} />
        ))}
        <div
          role="row"
          className="waterfall-total flex flex-wrap items-baseline justify-between gap-x-6 bg-ink px-4 py-4 font-display text-title font-bold text-rice tabular-nums lg:px-6 lg:py-5"
        >
          <span role="rowheader">{words.total}</span>
          <span role="cell">
            <span className="mr-10 hidden font-sans text-base font-normal tracking-normal text-dune sm:inline">
              {words.totalNote(formatUnitCost(unitCost), formatShare(share))}
            </span>
            {formatCents(total)}
          </span>
        </div>
      </div>
      <h3 className="mt-14 text-d3">{words.stepsHeading}</h3>
      <Card className="waterfall-steps mt-5">
        <FactTable
          table={{ caption: words.stepsCaption, columns: words.stepsColumns, rows: steps }}
          isCaptionHidden
        />
      </Card>
      {buyerImports(input.incoterm) && (
        <p className="mt-4 text-sm text-ink-600">{describeBaseSource(input)}</p>
      )}
    </ToolSection>
  );
}
