import { site } from "@/config/site";
import { mail as copy } from "@/content/contact";
import type { ContactSubmissionDraft } from "@/data/browser/contact-submissions";
import type { Mail } from "@/lib/mailto";

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

export function getSubject(name: string): string {
  return `${copy.subject} ${name}`;
}
