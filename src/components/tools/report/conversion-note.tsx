import { reportWords } from "@/content/tools/report";
import { toolWords } from "@/content/tools/shared";

type ConversionNoteProps = { unitFieldId: string; onKeepFigures: () => void };

/** Below a unit whose change has converted figures, for those who meant to correct the unit. */
export function ConversionNote({ unitFieldId, onKeepFigures }: ConversionNoteProps) {
  return (
    <p className="mt-1.5 text-label text-ink-600">
      {toolWords.converted}{" "}
      <button
        type="button"
        className="ws-button"
        onClick={() => {
          onKeepFigures();
          // The button is gone then.
          document.getElementById(unitFieldId)?.focus();
        }}
      >
        {reportWords.keepFigures}
      </button>
    </p>
  );
}
