import { toolNames } from "@/content/tools/names";
import { toolWords as words } from "@/content/tools/shared";

type FieldMarkProps = { fieldId: string; isExample: boolean; takenFrom: string | undefined };

/**
 * Marks a field whose text is not the visitor's own, but the example's or another tool's. The field
 * refers to it as its description.
 */
export function FieldMark({ fieldId, isExample, takenFrom }: FieldMarkProps) {
  if (!isExample && takenFrom === undefined) return null;
  return (
    <p id={`${fieldId}-mark`} className="field-mark">
      {isExample ? words.example.mark : words.offers.mark(nameTool(takenFrom ?? ""))}
    </p>
  );
}

/** The name of a tool by its key, as it was stored. */
export function nameTool(key: string): string {
  return Object.entries(toolNames).find(([name]) => name === key)?.[1] ?? "";
}
