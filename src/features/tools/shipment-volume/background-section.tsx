import { Section } from "@/components/sections/section";
import { NoteColumns } from "@/components/ui/note-columns";
import { background } from "@/content/tools/shipment-volume";

export function BackgroundSection() {
  const { heading, intro, notes } = background;
  return (
    <Section heading={heading} intro={intro} className="tool-notes">
      <NoteColumns notes={notes} className="mt-12" />
    </Section>
  );
}
