import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { amazonLimitsSource, limitNames } from "@/config/amazon-limits";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { form as words, notes, texts } from "@/content/tools/amazon-carton-check";
import { defineTool } from "@/tools/engine/define-tool";
import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";
import { ToolPage } from "@/tools/engine/tool-page";
import { checkCarton } from "./calculate";
import { cartonForm, regionOf } from "./form";
import { CartonResults } from "./results";
import { viewCartonCheck } from "./view";
import { convertCarton, measureLongest } from "./take-carton";
import "./amazon-carton-check.css";

export const amazonCartonTool = defineTool({
  key: "amazonCartonCheck",
  texts,
  form: cartonForm,
  calculate: checkCarton,
  view: viewCartonCheck,
  receive: {
    destination: ({ destination = "" }) => ({ region: regionOf(destination) }),
    // The largest of them decides, in the units of the form.
    cartons: ({ cartons = [] }, { texts: { lengthUnit = "cm", weightUnit = "kg" } }) => {
      const [largest] = [...cartons].sort((a, b) => measureLongest(b) - measureLongest(a));
      return largest ? convertCarton(largest, { lengthUnit, weightUnit }) : {};
    },
  },
  worksheet: [
    {
      ...words.groups.warehouse,
      tone: "accent",
      cells: [{ wide: "region" }, "lengthUnit", "weightUnit"],
    },
    {
      ...words.groups.carton,
      tone: "ink",
      cells: ["length", "width", "height", "weight", { wide: "units" }, "isSingle", "isJewelry"],
    },
    {
      ...words.groups.pallet,
      tone: "support",
      cells: [
        { wide: "palletCartons" },
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
