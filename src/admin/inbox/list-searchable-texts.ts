import type { ContactSubmission } from "@/data/browser/contact-submissions";

/** The texts of a submission that are searched. */
export function listSearchableTexts(submission: ContactSubmission): string[] {
  const { name, email, company, phone, product_interest, message } = submission;
  return [name, email, company, phone, product_interest, message];
}
