import { toWellFormed } from "@/lib/well-formed";

export type Mail = { to: string; subject: string; body: string };

/** A mail link, RFC 6068: line breaks are CRLF, and a space is %20, which "+" would not be. */
export function mailtoLink({ to, subject, body }: Mail): string {
  return `mailto:${encodeAddress(to)}?subject=${encodeLine(subject)}&body=${encodeMailText(body)}`;
}

export function gmailLink({ to, subject, body }: Mail): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeLine(to)}&su=${encodeLine(subject)}&body=${encodeMailText(body)}`;
}

export function outlookLink({ to, subject, body }: Mail): string {
  return `https://outlook.live.com/mail/0/deeplink/compose?to=${encodeLine(to)}&subject=${encodeLine(subject)}&body=${encodeMailText(body)}`;
}

/**
 * Opens the mail program, as a click on the link would. To be called in the visitor's own click
 * and with nothing awaited before: browsers refuse it later.
 */
export function openMailLink(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
  }
}

/** An address that someone typed may hold a "?", which would start further fields of the mail. */
function encodeAddress(address: string): string {
  return encodeLine(address).replaceAll("%40", "@");
}

/** A line break in a header would start another one, e.g. a hidden recipient. */
function encodeLine(text: string): string {
  return encodeMailText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
}

/** As the text of a mail stands in a link. */
export function encodeMailText(text: string): string {
  const mailText = toWellFormed(text).replace(/\r\n|\r|\n/g, "\r\n");
  // Browsers write an apostrophe so, and the link would grow after it was measured.
  return encodeURIComponent(mailText).replaceAll("'", "%27");
}
