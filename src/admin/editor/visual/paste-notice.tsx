import { contentEditor } from "@/content/admin/content-editor";
import type { CleanPaste } from "@/admin/editor/paste/clean-paste";

type PasteNoticeProps = { note: CleanPaste | null; onPlainText: () => void };

/** Reports how formatted text from the clipboard was converted. */
export function PasteNotice({ note, onPlainText }: PasteNoticeProps) {
  const copy = contentEditor.paste;
  return (
    <div role="status">
      {note && (
        <div className="mt-2 rounded bg-support-100 px-3.5 py-1 text-base">
          <p className="flex flex-wrap items-center gap-x-2">
            {note.html ? copy.done : copy.nothing}
            {note.html && (
              <>
                <span aria-hidden="true">·</span>
                <button
                  type="button"
                  className="min-h-11 font-semibold underline decoration-2 underline-offset-4"
                  onClick={onPlainText}
                >
                  {copy.asPlainText}
                </button>
              </>
            )}
          </p>
          {note.leftOut.length > 0 && (
            <p className="pb-2">{note.leftOut.map((kind) => copy.leftOut[kind]).join(" ")}</p>
          )}
          {note.missingPictures > 0 && (
            <p className="pb-2">{copy.missingPictures(note.missingPictures)}</p>
          )}
        </div>
      )}
    </div>
  );
}
