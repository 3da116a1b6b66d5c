import type { NoteItem } from "@/content/sections";
import { cn } from "@/lib/cn";

type NoteColumnsProps = { notes: readonly NoteItem[]; headingLevel?: 3 | 4; className?: string };

/** Two or three short texts side by side, each below a rule. */
export function NoteColumns({ notes, headingLevel = 3, className }: NoteColumnsProps) {
  const Heading = headingLevel === 3 ? "h3" : "h4";
  return (
    <div
      className={cn(
        "grid gap-x-14 gap-y-10",
        notes.length === 2 ? "lg:grid-cols-2" : "lg:grid-cols-3",
        className,
      )}
    >
      {notes.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-strong pt-4">
          <Heading className="text-title">{title}</Heading>
          <p className="mt-2 max-w-[27.8em] text-lg text-muted-foreground">{text}</p>
        </div>
      ))}
    </div>
  );
}
