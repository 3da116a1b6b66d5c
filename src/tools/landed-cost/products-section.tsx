import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { productsSection as words } from "@/content/tools/landed-cost";
import { formatCents, formatNumber } from "@/lib/numbers";
import { ToolSection } from "@/tools/engine/tool-section";
import type { LandedCost } from "./calculate";
import { formatPart, formatShare } from "./wording";

/** The costs of each product of the entry, and of all of them. */
export function ProductsSection({ result }: { result: LandedCost }) {
  const { products, pieces, customs, total } = result;
  const lowest = Math.min(...products.map(({ costs }) => costs.unitCost));
  const formatEach = (cents: number, count: number) => formatPart(cents / count / 100, lowest);
  const rows = products.map(({ name, pieces: count, duties, costs }) => [
    name,
    formatNumber(count),
    formatShare(costs.share),
    formatCents(duties),
    formatCents(costs.total),
    formatEach(costs.total, count),
    formatCents(costs.price),
  ]);
  const all = [
    words.all,
    formatNumber(pieces),
    formatShare(1000),
    formatCents(customs.duties),
    formatCents(total),
    formatEach(total, pieces),
    "",
  ];
  return (
    <ToolSection heading={words.heading} intro={words.intro}>
      <Card className="overflow-clip wrap-anywhere sm:[&_td:last-child]:whitespace-nowrap">
        <FactTable
          table={{
            caption: words.caption,
            columns: words.columns,
            rows: [...rows, all],
            exampleRow: rows.length,
          }}
          isCaptionHidden
        />
      </Card>
    </ToolSection>
  );
}
