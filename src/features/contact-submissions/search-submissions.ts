import type { ContactSubmission } from "@/db/contact-submissions";

/** What a submission is searched by. */
export function listTexts(submission: ContactSubmission): string[] {
  const { name, email, company, phone, product_interest, message } = submission;
  return [name, email, company, phone, product_interest, message];
}
