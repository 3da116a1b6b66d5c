import { FactTable } from "@/ui/fact-table";
import { Card } from "@/ui/card";
import { NoteColumns } from "@/ui/note-columns";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { carrierRulesSource } from "@/config/carrier-rules";
import { containersSource } from "@/config/containers";
import { background, form as words, steps, texts } from "@/content/tools/shipment-volume";
import type { CalculationStep } from "@/tools/engine/answer-view";
import { defineTool } from "@/tools/engine/define-tool";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";
import { ToolPage } from "@/tools/engine/tool-page";
import { calculateShipmentVolume } from "./calculate";
import { ContainersSection } from "./containers-section";
import { limitNames, shipmentVolumeForm } from "./form";
import { ModesSection } from "./modes-section";
import { PackingListImport } from "./packing-list/import";
import { shareShipment } from "./share-shipment";
import { describeRow, viewShipmentVolume } from "./view";

const columns = Object.keys(shipmentVolumeForm.specs.rows.cartons.columns);

export const shipmentVolumeTool = defineTool({
  key: "shipmentVolume",
  texts,
  form: shipmentVolumeForm,
  calculate: calculateShipmentVolume,
  view: viewShipmentVolume,
  share: shareShipment,
  receive: {
    cartons: ({ cartons }) => ({
      cartons: cartons?.map((cells) =>
        Object.fromEntries(columns.map((name) => [name, cells[name] ?? ""])),
      ),
    }),
  },
  worksheet: [
    PackingListImport,
    {
      rows: "cartons",
      tone: "ink",
      columns: "three",
      cells: ["length", "width", "height", "weight", "cartons", "unit", { wide: "name" }],
      texts: {
        title: (number, { name = "" }) => words.cartons.title(number, name.trim()),
        detail: describeRow,
        add: words.cartons.add,
        remove: words.cartons.remove,
      },
    },
    {
      rows: "products",
      tone: "ink",
      cells: [{ wide: "productName" }, "productPieces", "productPrice"],
      texts: {
        title: (number, { productName = "" }) => words.products.title(number, productName.trim()),
        detail: () => words.products.detail,
        add: words.products.add,
        remove: words.products.remove,
      },
    },
    { ...words.groups.load, tone: "ink", cells: ["sideUp", "roadStacked"] },
    {
      ...words.groups.quotes,
      tone: "support",
      cells: [
        "lclPerCbm",
        "fclAllIn",
        "lclFirstCbm",
        "lclOnce",
        "fclContainer",
        "quoteCurrency",
        { wide: "currency" },
      ],
    },
    // What carriers and makers of containers set, with the sources of our values.
    {
      ...words.groups.limits,
      cells: limitNames.map((name) => (name === "largePackageGirthCm" ? { wide: name } : name)),
    },
  ],
  Results: ({ result, view }) => (
    <>
      <ModesSection result={result} />
      <ContainersSection result={result} />
      <StepsSection steps={view.steps} />
    </>
  ),
  Background: VolumeNotes,
});

export function ShipmentVolumePage() {
  return <ToolPage tool={shipmentVolumeTool} />;
}

/** What the modes and containers above are counted from. */
function StepsSection({ steps: list }: { steps: readonly CalculationStep[] }) {
  const { heading, intro, caption, columns } = steps;
  const rows = list.map(({ label, how, value }) => [label, how, value]);
  return (
    <ToolSection ground="sand" heading={heading} intro={intro}>
      <Card className="mt-10 wrap-anywhere [&_.num]:min-w-32">
        <FactTable table={{ caption, columns, rows }} isCaptionHidden />
      </Card>
    </ToolSection>
  );
}

const sources = [carrierRulesSource, carrierLimitsSource, containersSource];

function VolumeNotes({ today }: { today: string }) {
  const { heading, intro, notes } = background;
  return (
    <ToolSection heading={heading} intro={intro} className="tool-notes">
      <NoteColumns notes={notes} className="mt-12" />
      <OldFigures sources={sources} today={today} />
    </ToolSection>
  );
}
