import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { failureToast } from "@/admin/ui/describe-failure";
import { toast } from "@/ui/toast-store";
import { csvDownload as copy } from "@/content/admin/contact-submissions";
import { localCalendarDate } from "@/lib/dates";
import { downloadText } from "@/lib/download-text";

type CsvDownloadProps = {
  /** Without the date. */
  fileName: string;
  /** Makes the file, and reports how far it is. */
  makeFile: (report: (progress: string) => void) => string | Promise<string>;
};

/** Downloads all of a list as a CSV file. */
export function CsvDownload({ fileName, makeFile }: CsvDownloadProps) {
  const [progress, setProgress] = useState<string | null>(null);

  async function handleDownload() {
    setProgress("");
    try {
      const csv = await makeFile(setProgress);
      const name = `${fileName}-${localCalendarDate(new Date())}.csv`;
      downloadText(name, "text/csv;charset=utf-8", csv);
    } catch (failure) {
      toast(failureToast(copy.failed, failure, copy.fallback));
    }
    setProgress(null);
  }

  return (
    <>
      <p role="status" className="self-center text-base text-muted-foreground empty:absolute">
        {progress}
      </p>
      <ActionButton
        variant="outline"
        size="sm"
        isUnavailable={progress !== null}
        onClick={() => void handleDownload()}
      >
        <FileSpreadsheet aria-hidden="true" className="size-5" />
        {copy.label}
      </ActionButton>
    </>
  );
}
