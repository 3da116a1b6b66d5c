import { toWellFormed } from "./clean-text";

export type Mail = { to: string; subject: string; body: string };

/**
 * A mail link (RFC 6068): line breaks are CRLF, and spaces are %20 because "+" stays a plus sign.
 */
export function mailtoLink({ to, subject, body }: Mail): string {
  return `mailto:${encodeAddress(to)}?subject=${encodeLine(subject)}&body=${encodeMailText(body)}`;
}

export function gmailLink({ to, subject, body }: Mail): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeLine(to)}&su=${encodeLine(subject)}&body=${encodeMailText(body)}`;
}

/** Outlook on the web has one address for private accounts, and one for those of companies. */
const OUTLOOK_HOSTS = { private: "outlook.live.com", work: "outlook.office.com" };

export function outlookLink(
  { to, subject, body }: Mail,
  account: keyof typeof OUTLOOK_HOSTS,
): string {
  return `https://${OUTLOOK_HOSTS[account]}/mail/0/deeplink/compose?to=${encodeLine(to)}&subject=${encodeLine(subject)}&body=${encodeMailText(body)}`;
}

/**
 * Opens the mail program like a click on the link. Must be called within the visitor's click,
 * before any `await`: browsers block it without user activation.
 * https://developer.mozilla.org/docs/Web/Security/Defenses/User_activation
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

/** A "?" in a typed address would start further header fields. */
function encodeAddress(address: string): string {
  return encodeLine(address).replaceAll("%40", "@");
}

/** A line break in a header would start another one, for example a hidden recipient. */
function encodeLine(text: string): string {
  return encodeMailText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
}

/** Encodes text for the body of a mail link. */
export function encodeMailText(text: string): string {
  const mailText = toWellFormed(text).replace(/\r\n|\r|\n/g, "\r\n");
  // Browsers encode the apostrophe themselves, which would make the link longer than was measured.
  return encodeURIComponent(mailText).replaceAll("'", "%27");
}
