import { NoteColumns } from "@/ui/note-columns";
import { background, texts } from "@/content/tools/landed-cost";
import { form as words } from "@/content/tools/landed-cost-form";
import { defineTool } from "@/tools/engine/define-tool";
import { receiveFreight } from "@/tools/engine/receive-freight";
import { ToolSection } from "@/tools/engine/tool-section";
import { ToolPage } from "@/tools/engine/tool-page";
import { calculateLandedCost } from "./calculate";
import { CostsSection } from "./costs-section";
import { landedCostForm } from "./form";
import { PriceSection } from "./price-section";
import { ProductsSection } from "./products-section";
import { RatesSection } from "./rates-section";
import { shareCosts, takeGoods } from "./shared-goods";
import { viewLandedCost } from "./view";

export const landedCostTool = defineTool({
  key: "landedCost",
  texts,
  form: landedCostForm,
  calculate: calculateLandedCost,
  view: viewLandedCost,
  share: shareCosts,
  receive: { goods: takeGoods, freight: receiveFreight },
  worksheet: [
    {
      ...words.groups.find,
      tone: "accent",
      cells: [
        { wide: "product" },
        "price",
        "quantity",
        "dutyKind",
        "duty",
        "dutyAmount",
        { wide: "volume" },
        { wide: "weight" },
      ],
    },
    {
      rows: "products",
      tone: "accent",
      cells: [
        { wide: "productName" },
        "productPrice",
        "productPieces",
        "productDutyKind",
        "productDuty",
        { wide: "productVolume" },
        { wide: "productWeight" },
      ],
      texts: {
        title: (number, { productName = "" }) => words.products.title(number, productName.trim()),
        detail: () => words.products.detail,
        add: words.products.add,
        remove: words.products.remove,
      },
    },
    {
      ...words.groups.ship,
      tone: "support",
      cells: [
        { wide: "incoterm" },
        { wide: "originCharges" },
        { wide: "destination" },
        { wide: "customsBasis" },
        "mode",
        "freight",
        "destinationCharges",
        "delivery",
        { wide: "sharedBy" },
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
    { ...words.groups.sell, tone: "ink", cells: ["feePercent", "margin"] },
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
        { wide: "freightCurrency" },
        { wide: "freightRate" },
      ],
    },
    {
      folded: words.folded.rates,
      cells: [
        "vat",
        "feeMinimum",
        { wide: "processingFee" },
        { wide: "airFreightPercent" },
        { wide: "entryDate" },
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
      {result.products.length > 1 && <ProductsSection result={result} />}
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

export function LandedCostPage() {
  return <ToolPage tool={landedCostTool} />;
}
