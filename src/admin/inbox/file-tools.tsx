import { Download, FileSpreadsheet, Upload } from "lucide-react";
import type { ChangeEvent } from "react";
import { Button } from "@/components/ui/button";
import { submissionFiles as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { downloadBackup, downloadCsv } from "./downloads";

type FileToolsProps = {
  submissions: readonly ContactSubmission[];
  /** Whether there are entries to back up. */
  hasEntries: boolean;
  onRestore: (file: File) => void;
};

/** Downloads of the list, and restoring a backup. */
export function FileTools({ submissions, hasEntries, onRestore }: FileToolsProps) {
  return (
    <div className="mt-8">
      <div className="flex flex-wrap gap-3">
        {submissions.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              downloadCsv(submissions);
            }}
          >
            <FileSpreadsheet aria-hidden="true" className="size-5" />
            {copy.downloadCsv}
          </Button>
        )}
        {hasEntries && (
          <Button variant="outline" size="sm" onClick={downloadBackup}>
            <Download aria-hidden="true" className="size-5" />
            {copy.downloadBackup}
          </Button>
        )}
        <RestoreField onRestore={onRestore} />
      </div>
      <p className="mt-3 max-w-4xl text-sm text-ink-600">
        {hasEntries ? copy.note : copy.restoreNote}
      </p>
    </div>
  );
}

/** A file input that looks like a button: it is transparent and covers it. */
function RestoreField({ onRestore }: Pick<FileToolsProps, "onRestore">) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    // Reset, so that choosing the same file again fires a change event.
    input.value = "";
    if (file) onRestore(file);
  }

  return (
    <Button
      asChild
      variant="outline"
      size="sm"
      className="relative has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)"
    >
      <label>
        <Upload aria-hidden="true" className="size-5" />
        {copy.restoreBackup}
        <input
          type="file"
          accept=".json,application/json"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={handleChange}
        />
      </label>
    </Button>
  );
}
