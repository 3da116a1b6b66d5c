import { MAX_MAIL_LINK_LENGTH } from "@/config/limits";
import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import type { ContactSubmission } from "@/data/browser/contact-submissions";
import type { Enquiry } from "@/data/enquiry-editing";
import { findFittingStart } from "@/lib/find-fitting-start";
import { mailtoLink } from "@/lib/mailto";

/** A `mailto:` link to the visitor; null without an email address. */
export function makeReplyLink({
  name,
  email,
}: Pick<ContactSubmission, "name" | "email">): string | null {
  const to = email.trim();
  const addressee = name.trim();
  return to
    ? mailtoLink({ to, subject: copy.replySubject(addressee), body: copy.replyBody(addressee) })
    : null;
}

/** The same with the reference, and as much of the message as a mail link can hold, quoted. */
export function makeQuotingReplyLink({ name, email, reference, message }: Enquiry): string | null {
  const to = email.trim();
  const addressee = name.trim();
  if (!to) return null;
  const linkTo = (start: string) =>
    mailtoLink({
      to,
      subject: `${copy.replySubject(addressee)} (${reference})`,
      body: `${copy.replyBody(addressee)}\n${copy.quote(reference)}\n${quote(start, message)}`,
    });
  return linkTo(findFittingStart(message, (start) => linkTo(start).length <= MAX_MAIL_LINK_LENGTH));
}

function quote(start: string, message: string): string {
  const text = start === message ? start : `${start.trimEnd()} […]`;
  return text.replace(/^/gm, "> ");
}
