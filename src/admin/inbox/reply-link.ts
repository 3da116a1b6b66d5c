import { MAX_MAIL_LINK_LENGTH } from "@/config/limits";
import { submissionDetails as copy } from "@/content/admin/contact-submissions";
import { findFittingStart } from "@/lib/find-fitting-start";
import { mailtoLink } from "@/lib/mailto";
import type { InboxEntry } from "./submission-list";

/**
 * A `mailto:` link to the visitor; null without an email address. That of an enquiry with a reference
 * names it, and quotes as much of the message as a mail link can hold.
 */
export function makeReplyLink({ name, email, reference, message }: InboxEntry): string | null {
  const to = email.trim();
  const addressee = name.trim();
  if (!to) return null;
  const subject = copy.replySubject(addressee);
  const body = copy.replyBody(addressee);
  if (reference === undefined) return mailtoLink({ to, subject, body });
  const linkTo = (start: string) =>
    mailtoLink({
      to,
      subject: `${subject} (${reference})`,
      body: `${body}\n${copy.quote(reference)}\n${quote(start, message)}`,
    });
  return linkTo(findFittingStart(message, (start) => linkTo(start).length <= MAX_MAIL_LINK_LENGTH));
}

function quote(start: string, message: string): string {
  const text = start === message ? start : `${start.trimEnd()} […]`;
  return text.replace(/^/gm, "> ");
}
