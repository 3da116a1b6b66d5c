import { reportWords } from "@/content/tools/report";
import { toolWords } from "@/content/tools/shared";

type ConversionNoteProps = { unitFieldId: string; onUndoConversion: () => void };

/**
 * Shown below a unit field that has just converted numbers, to undo the conversion for visitors who
 * only wanted to correct the unit.
 */
export function ConversionNote({ unitFieldId, onUndoConversion }: ConversionNoteProps) {
  return (
    <p className="mt-1.5 text-label text-ink-600">
      {toolWords.converted}{" "}
      <button
        type="button"
        className="tool-text-button"
        onClick={() => {
          onUndoConversion();
          // The button disappears and would lose the focus.
          document.getElementById(unitFieldId)?.focus();
        }}
      >
        {reportWords.keepFigures}
      </button>
    </p>
  );
}
