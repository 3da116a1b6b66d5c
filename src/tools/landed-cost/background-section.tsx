import { Section } from "@/ui/sections/section";
import { NoteColumns } from "@/ui/note-columns";
import { background } from "@/content/tools/landed-cost";

export function BackgroundSection() {
  const { heading, intro, notes } = background;
  return (
    <Section heading={heading} intro={intro} className="tool-notes">
      <NoteColumns notes={notes} className="mt-12" />
    </Section>
  );
}
