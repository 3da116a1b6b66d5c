import { NoteColumns } from "@/ui/note-columns";
import { background, texts } from "@/content/tools/landed-cost";
import { form as words } from "@/content/tools/landed-cost-form";
import { defineTool } from "@/tools/engine/define-tool";
import { ToolSection } from "@/tools/engine/tool-section";
import { calculateLandedCost } from "./calculate";
import { CostsSection } from "./costs-section";
import { landedCostForm } from "./form";
import { PriceSection } from "./price-section";
import { RatesSection } from "./rates-section";
import { viewLandedCost } from "./view";
import "./landed-cost.css";

export const landedCostTool = defineTool({
  key: "landedCost",
  texts,
  form: landedCostForm,
  calculate: calculateLandedCost,
  view: viewLandedCost,
  worksheet: [
    {
      ...words.groups.find,
      tone: "accent",
      cells: ["price", "quantity", "incoterm", "feePercent", { wide: "originCharges" }],
    },
    {
      ...words.groups.ship,
      tone: "support",
      cells: [
        { wide: "destination" },
        { wide: "customsBasis" },
        "mode",
        "freight",
        { wide: "duty" },
        "destinationCharges",
        "delivery",
      ],
    },
    {
      rows: "duties",
      tone: "support",
      cells: ["name", "figure", { wide: "kind" }],
      texts: {
        title: words.rows.duties.row,
        detail: () => words.duties.detail,
        add: words.duties.add,
        remove: words.duties.remove,
      },
    },
    { ...words.groups.sell, tone: "ink", cells: [{ wide: "margin" }] },
    {
      folded: words.folded.more,
      cells: [
        "insuranceKind",
        "insurancePercent",
        "insuranceAmount",
        "inspection",
        "canReclaim",
        "paymentPercent",
        "paymentFixed",
        "sellingFee",
        "currency",
      ],
    },
    {
      folded: words.folded.rates,
      cells: [
        "vat",
        "feeMinimum",
        "processingFee",
        "entryDate",
        "mpfPercent",
        "mpfMin",
        "mpfMax",
        "mpfInformal",
        "formalLimit",
        "hmfPercent",
      ],
      reset: words.folded.reset,
    },
  ],
  Results: ({ result, view, form }) => (
    <>
      <CostsSection result={result} view={view} form={form} />
      <PriceSection result={result} />
    </>
  ),
  Background: ({ today }) => (
    <>
      <RatesSection today={today} />
      <ToolSection heading={background.heading} intro={background.intro} className="tool-notes">
        <NoteColumns notes={background.notes} />
      </ToolSection>
    </>
  ),
});
