import { TriangleAlert } from "lucide-react";
import { submissionsPage } from "@/content/admin/contact-submissions";

const copy = submissionsPage.warning;

/** Explains that the list exists in this browser only. */
export function StorageWarning() {
  return (
    <div
      role="note"
      className="mt-8 flex gap-4 rounded-box border-fine border-amber bg-amber-100 px-5 py-4"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid max-w-4xl gap-1.5 text-base">
        <p>
          <strong className="font-semibold">{copy.lead}</strong> {copy.text}
        </p>
        <p>{copy.scope}</p>
      </div>
    </div>
  );
}
