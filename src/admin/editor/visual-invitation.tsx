import { contentEditor } from "@/content/admin/content-editor";

/** A line above the HTML for those who have never used the visual editor. */
export function VisualInvitation({ onAccept }: { onAccept: () => void }) {
  const copy = contentEditor.invitation;
  return (
    <p className="flex flex-wrap items-center gap-x-3 bg-support-100 px-3.5 text-sm">
      {copy.text}
      <button
        type="button"
        className="min-h-11 font-semibold underline decoration-2 underline-offset-4"
        onClick={onAccept}
      >
        {copy.action}
      </button>
    </p>
  );
}
