import { RotateCcw } from "lucide-react";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { Section } from "@/ui/sections/section";
import { amazonLimitsSource, limitNames } from "@/config/amazon-limits";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { form as words, notes, resetLimits, texts } from "@/content/tools/amazon-carton-check";
import { defineTool } from "@/tools/calculator/define-tool";
import { OldFigures } from "@/tools/calculator/old-figures";
import type { ToolForm } from "@/tools/calculator/use-tool-form";
import { WorksheetAction } from "@/tools/calculator/worksheet";
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
    { folded: words.groups.limits, cells: [...limitNames, ResetLimits] },
  ],
  Results: CartonResults,
  Background: LimitNotes,
});

function ResetLimits({ form }: { form: ToolForm }) {
  return (
    <WorksheetAction isWide>
      <button
        type="button"
        className="tool-text-button"
        onClick={() => {
          form.resetTexts(limitNames);
        }}
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        {resetLimits}
      </button>
    </WorksheetAction>
  );
}

/** Where the limits come from. */
function LimitNotes({ today }: { today: string }) {
  return (
    <Section ground="sand" heading={notes.heading} className="tool-notes">
      <NoteColumns notes={notes.entries} className="mt-12" />
      <OldFigures sources={[amazonLimitsSource, carrierLimitsSource]} today={today} />
      <LinkRow links={notes.links} className="mt-8" />
    </Section>
  );
}
