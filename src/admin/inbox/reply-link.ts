import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import { mailtoLink } from "@/lib/mailto";
import { shorten } from "./shown-name";

/** A `mailto:` link to the visitor; null without an email address. */
export function getReplyLink({ name, email }: ContactSubmission): string | null {
  const to = email.trim();
  if (!to) return null;
  const addressee = shorten(name.trim());
  return mailtoLink({
    to,
    subject: copy.replySubject(addressee),
    body: copy.replyBody(addressee),
  });
}
