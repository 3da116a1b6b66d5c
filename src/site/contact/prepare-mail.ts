import { MAX_MAIL_LINK_LENGTH } from "@/config/limits";
import { site } from "@/config/site";
import { mail as copy } from "@/content/contact";
import type { ContactSubmissionDraft } from "@/data/browser/enquiries";
import { findFittingStart } from "@/lib/find-fitting-start";
import { mailtoLink, type Mail } from "@/lib/mailto";

/** The email of an enquiry. */
export function prepareMail(enquiry: ContactSubmissionDraft): Mail {
  const { name, email, company, phone, product_interest, message, attachmentInfo } = enquiry;
  const attachment = attachmentInfo
    ? [
        `${copy.attachment}:`,
        `${copy.fileName}: ${attachmentInfo.name}`,
        `${copy.fileType}: ${attachmentInfo.type || copy.unknownType}`,
        `${copy.fileSize}: ${attachmentInfo.size}`,
      ]
    : [`${copy.attachment}: ${copy.noFile}`];
  const lines = [
    `${copy.name}: ${name}`,
    `${copy.email}: ${email}`,
    `${copy.company}: ${company || copy.nothingGiven}`,
    `${copy.phone}: ${phone || copy.nothingGiven}`,
    `${copy.productInterest}: ${product_interest}`,
    "",
    `${copy.message}:`,
    message,
    "",
    ...attachment,
  ];
  return { to: site.email, subject: getSubject(name), body: lines.join("\n") };
}

function getSubject(name: string): string {
  return `${copy.subject} ${name}`;
}

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
