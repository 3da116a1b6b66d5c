import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { failureToast } from "@/admin/ui/describe-failure";
import { toast } from "@/ui/toast-store";
import { enquiriesSection as copy } from "@/content/admin/contact-submissions";
import { readAllEnquiries } from "@/data/enquiry-editing";
import { localCalendarDate } from "@/lib/dates";
import { downloadText } from "@/lib/download-text";
import { makeEnquiryCsv } from "./csv";

/** Downloads all enquiries as a CSV file, and says how far it is. */
export function EnquiryDownload({ total }: { total: number }) {
  const [progress, setProgress] = useState("");

  async function handleDownload() {
    setProgress(copy.downloading(0, total));
    try {
      const all = await readAllEnquiries((read, of) => {
        setProgress(copy.downloading(read, of));
      });
      const fileName = `enquiries-${localCalendarDate(new Date())}.csv`;
      downloadText(fileName, "text/csv;charset=utf-8", makeEnquiryCsv(all));
    } catch (failure) {
      toast(failureToast(copy.downloadFailed, failure, copy.fallback));
    }
    setProgress("");
  }

  return (
    <>
      <p role="status" className="self-center text-sm text-ink-600 empty:absolute">
        {progress}
      </p>
      <ActionButton
        variant="outline"
        size="sm"
        isUnavailable={progress !== ""}
        onClick={() => void handleDownload()}
      >
        <FileSpreadsheet aria-hidden="true" className="size-5" />
        {copy.downloadCsv}
      </ActionButton>
    </>
  );
}
