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
import { cartonForm } from "./form";
import { CartonResults } from "./results";
import { viewCartonCheck } from "./view";
import "./amazon-carton-check.css";

export const amazonCartonTool = defineTool({
  key: "amazonCartonCheck",
  texts,
  form: cartonForm,
  calculate: checkCarton,
  view: viewCartonCheck,
  // The units come first, since they convert the figures that are there.
  take: (fact, [carton]) =>
    fact === "cartons" && carton
      ? {
          lengthUnit: carton["unit"] ?? "cm",
          weightUnit: carton["unit"] === "in" ? "lb" : "kg",
          length: carton["length"] ?? "",
          width: carton["width"] ?? "",
          height: carton["height"] ?? "",
          weight: carton["weight"] ?? "",
        }
      : {},
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
