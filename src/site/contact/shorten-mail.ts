import { MAX_MAIL_LINK_LENGTH } from "@/config/limits";
import { site } from "@/config/site";
import { mail as copy } from "@/content/contact";
import type { ContactSubmissionDraft } from "@/data/browser/contact-submissions";
import { findFittingStart } from "@/lib/find-fitting-start";
import { mailtoLink, type Mail } from "@/lib/mailto";
import { getSubject, prepareMail } from "./prepare-mail";

/** The email with a shortened message; null if the whole one fits into a link. */
export function shortenMail(enquiry: ContactSubmissionDraft): Mail | null {
  if (fits(prepareMail(enquiry))) return null;

  const withMessage = (start: string) =>
    prepareMail({ ...enquiry, message: `${start}\n\n${copy.shortened}` });
  if (fits(withMessage(""))) {
    return withMessage(findFittingStart(enquiry.message, (start) => fits(withMessage(start))));
  }

  // One of the short fields is extremely long: only the subject and instructions are left.
  const withName = (start: string) => ({
    to: site.email,
    subject: getSubject(start),
    body: copy.shortened,
  });
  return withName(findFittingStart(enquiry.name, (start) => fits(withName(start))));
}

function fits(mail: Mail): boolean {
  return mailtoLink(mail).length <= MAX_MAIL_LINK_LENGTH;
}
