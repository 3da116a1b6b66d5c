import { DEPARTMENT_TONE } from "@/ui/department-color";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import type { Department } from "@/config/department";
import { destinationTexts, nameInSentence } from "@/content/tools/destinations";
import { invoice as words } from "@/content/tools/landed-cost";
import { cn } from "@/lib/cn";
import { formatMonth } from "@/lib/dates";
import { formatCents } from "@/lib/numbers";
import { cssPercent } from "@/lib/css-percent";
import { sum } from "@/tools/engine/costs/decimal-math";
import { destinationsSource } from "@/lib/trade/destinations";
import type { CostKind } from "@/tools/engine/costs/entry-costs";
import { buyerImports } from "@/lib/trade/incoterms";
import type { SectionProps } from "@/tools/engine/define-tool";
import { ToolSection } from "@/tools/engine/tool-section";
import type { LandedCost } from "./calculate";
import type { CostInput } from "./to-entry";
import { formatShare } from "./wording";

/** The office in charge of each kind of cost, in the order in which the costs arise. */
const desks: Record<CostKind, Department> = {
  goods: "find",
  fee: "find",
  inspection: "check",
  freight: "ship",
  insurance: "ship",
  customs: "ship",
  destination: "ship",
  delivery: "ship",
};

/** The parts of the total, each with a bar that starts where the last one ended, and what follows. */
export function CostsSection({ result, view }: SectionProps<LandedCost>) {
  const { costs, total, input } = result;
  const kinds = Object.keys(desks);
  const lines = [...costs].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const rows = lines.map(({ label, how, share, cents, kind }, i) => [
    label,
    how,
    <div key="bar" className="grid grid-cols-[3.5rem_minmax(4rem,1fr)] items-center gap-3">
      {formatShare(share)}
      <div aria-hidden="true" className="track h-3 print:hidden">
        <div
          className={cn(
            "bar absolute inset-y-0 max-w-full min-w-[3px] outline-none [--ground:transparent]",
            DEPARTMENT_TONE[desks[kind]],
            kind === "customs" && "hatch",
          )}
          style={{
            left: cssPercent(sum(lines.slice(0, i).map((line) => line.cents)), total || 1),
            width: cssPercent(cents, total || 1),
          }}
        />
      </div>
    </div>,
    formatCents(cents),
  ]);
  const steps = view.steps.slice(costs.length).map(({ label, how, value }) => [label, how, value]);
  return (
    <ToolSection
      hasLane
      ground="sand"
      heading={words.heading(costs.length)}
      intro={words.intro}
      className="print:[&_details>p]:hidden"
    >
      <Card className="overflow-clip wrap-anywhere sm:[&_td:last-child]:whitespace-nowrap sm:[&_td:nth-child(3)]:w-[34%]">
        <FactTable
          table={{
            caption: words.caption,
            columns: words.columns(input.currency),
            rows: [...rows, [words.total, "", "", formatCents(total)]],
            exampleRow: rows.length,
          }}
        />
      </Card>
      <h3 className="mt-14 text-d3">{words.stepsHeading}</h3>
      <Card className="mt-5 wrap-anywhere sm:[&_td:last-child]:whitespace-nowrap">
        <FactTable
          table={{ caption: words.stepsCaption, columns: words.stepsColumns, rows: steps }}
          isCaptionHidden
        />
      </Card>
      {buyerImports(input.incoterm) && (
        <p className="mt-4 text-base text-muted-foreground">{describeBaseSource(input)}</p>
      )}
    </ToolSection>
  );
}

/** What says on what duty and VAT are charged in the chosen country. */
function describeBaseSource({ destination }: CostInput): string {
  const { source } = destinationTexts[destination.code];
  const asOf = formatMonth(destinationsSource.asOf);
  return source === null
    ? words.baseAssumed
    : words.baseSource(nameInSentence(destination.code), source, asOf);
}
