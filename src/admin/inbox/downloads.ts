import { readStoredEntries } from "@/data/browser/contact-inbox";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { parseViewedIds, readViewedText } from "@/data/browser/viewed-submissions";
import { localCalendarDate } from "@/lib/dates";
import { downloadText } from "@/lib/download-text";
import { writeBackup } from "./backup";
import { makeSubmissionsCsv } from "./submissions-csv";

export function downloadCsv(submissions: readonly ContactSubmission[]): void {
  const date = localCalendarDate(new Date());
  const csv = makeSubmissionsCsv(submissions);
  downloadText(`contact-submissions-${date}.csv`, "text/csv;charset=utf-8", csv);
}

/** Downloads all stored entries, including invalid ones. */
export function downloadBackup(): void {
  const now = new Date();
  const backup = {
    submissions: readStoredEntries(),
    viewedIds: [...parseViewedIds(readViewedText())],
  };
  const fileName = `contact-submissions-backup-${localCalendarDate(now)}.json`;
  downloadText(fileName, "application/json", writeBackup(backup, now));
}
