import { Section } from "@/ui/sections/section";
import { OldFigures } from "@/tools/engine/old-figures";
import { NoteColumns } from "@/ui/note-columns";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { carrierRulesSource } from "@/config/carrier-rules";
import { containersSource } from "@/config/containers";
import { background } from "@/content/tools/shipment-volume";

const sources = [carrierRulesSource, carrierLimitsSource, containersSource];

export function BackgroundSection({ today }: { today: string }) {
  const { heading, intro, notes } = background;
  return (
    <Section heading={heading} intro={intro} className="tool-notes">
      <NoteColumns notes={notes} className="mt-12" />
      <OldFigures sources={sources} today={today} />
    </Section>
  );
}
