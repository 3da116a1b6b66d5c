import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { amazonLimitsSource, limitNames } from "@/config/amazon-limits";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { form as words, notes, texts } from "@/content/tools/amazon-carton-check";
import { defineTool } from "@/tools/engine/define-tool";
import { rowFieldKey } from "@/tools/engine/form/fields";
import { isStandIn, type FormState, type Texts } from "@/tools/engine/form/form-state";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";
import { ToolPage } from "@/tools/engine/tool-page";
import { checkShipment } from "./calculate";
import { cartonForm, regionOf } from "./form";
import { CartonResults } from "./results";
import { viewShipment } from "./view";

/** The visitor's own row of a carton, with what only this tool asks: its units. */
function findSame(cells: Texts, state: FormState): Texts | undefined {
  const known = ["length", "width", "height", "weight", "unit", "name"];
  return state.rows["cartons"]?.find(
    (own, row) =>
      !isStandIn(state, rowFieldKey("units", row)) &&
      known.every((column) => own[column] === cells[column]),
  );
}

export const amazonCartonTool = defineTool({
  key: "amazonCartonCheck",
  texts,
  form: cartonForm,
  calculate: checkShipment,
  view: viewShipment,
  receive: {
    destination: ({ destination = "" }) => ({ region: regionOf(destination) }),
    cartons: ({ cartons }, state) => ({
      cartons: cartons?.map((cells) => ({
        ...cartonForm.rows["cartons"]?.empty,
        ...findSame(cells, state),
        ...cells,
      })),
    }),
  },
  worksheet: [
    { ...words.groups.warehouse, tone: "accent", cells: [{ wide: "region" }] },
    {
      rows: "cartons",
      tone: "ink",
      columns: "three",
      cells: [
        ...(["length", "width", "height", "weight", "cartons", "unit"] as const),
        ...(["units", "isSingle", "isJewelry"] as const),
        { wide: "name" },
      ],
      texts: {
        title: (number, { name = "" }) => words.cartons.title(number, name.trim()),
        detail: () => words.cartons.detail,
        add: words.cartons.add,
        remove: words.cartons.remove,
      },
    },
    {
      ...words.groups.pallet,
      tone: "support",
      cells: [
        { wide: "palletCartons" },
        "palletLengthUnit",
        "palletWeightUnit",
        "palletHeight",
        "palletWeight",
        "twoPalletsHeight",
        "overhang",
      ],
    },
    { ...words.groups.limits, cells: limitNames },
  ],
  Results: CartonResults,
  Background: LimitNotes,
});

export function AmazonCartonCheckPage() {
  return <ToolPage tool={amazonCartonTool} />;
}

/** Where the limits come from. */
function LimitNotes({ today }: { today: string }) {
  return (
    <ToolSection ground="sand" heading={notes.heading} className="tool-notes">
      <NoteColumns notes={notes.entries} className="mt-12" />
      <OldFigures sources={[amazonLimitsSource, carrierLimitsSource]} today={today} />
      <LinkRow links={notes.links} className="mt-8" />
    </ToolSection>
  );
}
