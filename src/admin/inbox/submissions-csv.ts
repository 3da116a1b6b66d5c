import { submissionFiles } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { makeCsv } from "./csv";
import { formatForSheet } from "./format-submitted";

export function makeSubmissionsCsv(submissions: readonly ContactSubmission[]): string {
  return makeCsv(submissionFiles.csvColumns, submissions.map(toRow));
}

/** In column order. */
function toRow(submission: ContactSubmission): readonly (string | number)[] {
  const { attachmentInfo } = submission;
  return [
    formatForSheet(submission.submittedAt),
    submission.name,
    submission.email,
    submission.company,
    submission.phone,
    submission.product_interest,
    submission.message,
    attachmentInfo?.name ?? "",
    attachmentInfo?.type ?? "",
    attachmentInfo?.size ?? "",
    submission.submittedAt,
    submission.id,
  ];
}
