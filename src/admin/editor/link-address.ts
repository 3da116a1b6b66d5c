import { isImageUrl, parseUrl } from "@/lib/url";

/** What an address lacks that was typed for a link. */
export type LinkProblem = "empty" | "unsafe" | "incomplete" | "site" | "mail" | "phone";

/** `https://`, however it was mistyped: `http:/`, `https//`, `htps://`, or twice. */
const PROTOCOL = /^(?:(?:ht{1,3}|t{2,3})p(s?)(?:\s*[:;][\s/\\:]*|[/\\][\s/\\:]*))+/i;
const NO_ADDRESS = /^(?!\/$)(?:(?:https?|mailto|tel|sms)?\s*:?[\s/\\]*|#)$/i;

const MAIL_ADDRESS = String.raw`[^\s@<>()"',;:\\/?#]+@[^\s@<>()"',;:\\/?#]+\.[^\s@.<>()"',;:\\/?#]{2,}`;
const MAIL_PREFIX = String.raw`(?:e-?)?m[ail]{2,4}\s?[to]{0,3}\s*[:;/\s][:;/\s]*`;
const MAIL = new RegExp(
  String.raw`^(?:${MAIL_PREFIX})?(${MAIL_ADDRESS}(?:\s*[,;]\s*${MAIL_ADDRESS})*)(\?.*)?$`,
  "i",
);
/** A mail to nobody in particular, such as `mailto:?subject=…`, for sharing. */
const OPEN_MAIL = /^mailto:\?\S/i;
const LIKE_MAIL = new RegExp(String.raw`^(?:${MAIL_PREFIX}|[^/\\?#:]*@)`, "i");

const PHONE =
  /^(?:(tel(?:ephone)?|phone|mobile|sms)\b[\s.:;/]*)?(\(?\+?[\d(][\d\s().–/-]*?)(?:(?:(?:;\s*)?ext[.=]?|x|#)\s*(\d+))?$/i;
const LIKE_PHONE = /^(?:(?:tel(?:ephone)?|phone|mobile|sms)[\s.:;/]|\+|[\d\s().–/-]+$)/i;
const MIN_DIGITS = { international: 6, national: 3 };
/** Of a number with the code of its country. Two numbers in a row have more. */
const MAX_DIGITS = 15;

const SITE =
  /^(?:(?:[^\s/?#@:.\\]+\.)+(?:\p{L}{2,}|xn--[\w-]+)\.?|localhost|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?(?:[/?#\\].*)?$/iu;
/** A name that looks like that of a site, but rather is that of a file. */
const FILE =
  /^(?!www\.)[^/?#]*\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|txt|csv|xml|json|css|js|zip|rar|jpe?g|png|gif|webp|avif|svg|mp4)(?:[?#].*)?$/i;
const HOST = /^(?!www\.[^.]*$)(?:[a-z\d_-]+\.)+[a-z\d-]+\.?$|^localhost$|^\[[\da-f:.]+\]$/i;
const OTHER_PROTOCOL = /^(?:[a-z][a-z\d+.-]*:|\\|\/\\)/i;

/**
 * The address that a writer meant, as a link needs it: "alibaba.com" would be a page of this site, and
 * so a dead link. Or what is missing, if that cannot be known.
 */
export function readLinkAddress(typed: string): { href: string } | { problem: LinkProblem } {
  const text = clean(typed);
  if (NO_ADDRESS.test(text)) return { problem: "empty" };
  const protocol = PROTOCOL.exec(text);
  if (protocol) return readSite(text.slice(protocol[0].length), protocol[1] ? "https" : "http");
  if (/^\/\//.test(text)) return readSite(text.replace(/^\/+/, ""));
  if (/^(?:\/(?![/\\])|#\S+$)/.test(text)) return { href: encodeBlanks(text) };
  return readMail(text) ?? readPhone(text) ?? readRest(text);
}

/** The URL that was meant by what a writer typed for an image; null if it cannot be one. */
export function completeImageUrl(typed: string): string | null {
  const trimmed = typed.trim();
  if (isImageUrl(trimmed)) return trimmed;
  const read = readLinkAddress(trimmed);
  return "href" in read && isImageUrl(read.href) ? read.href : null;
}

function readRest(text: string): { href: string } | { problem: LinkProblem } {
  const isSite = SITE.test(text);
  if (OTHER_PROTOCOL.test(text) && !isSite) return { problem: "unsafe" };
  return isSite && !FILE.test(text) ? readSite(text) : { problem: "incomplete" };
}

function readSite(rest: string, protocol = "https"): { href: string } | { problem: LinkProblem } {
  if (!rest) return { problem: "empty" };
  const href = encodeBlanks(`${protocol}://${rest.replaceAll("\\", "/")}`);
  // The browser reads "1234" as a number of four parts.
  const isNamed = /^[^/?#]*[.[]|^localhost\b/i.test(rest);
  const isSite = isNamed && HOST.test(parseUrl(href)?.hostname ?? "");
  return isSite ? { href } : { problem: "site" };
}

function readMail(text: string): { href: string } | { problem: LinkProblem } | null {
  const [, addresses, query = ""] = MAIL.exec(text) ?? [];
  if (addresses) {
    return { href: `mailto:${addresses.replace(/\s*[,;]\s*/g, ",")}${encodeBlanks(query)}` };
  }
  if (OPEN_MAIL.test(text)) return { href: encodeBlanks(text) };
  return LIKE_MAIL.test(text) ? { problem: "mail" } : null;
}

function readPhone(text: string): { href: string } | { problem: LinkProblem } | null {
  const [, kind, typed = "", extension] = PHONE.exec(text) ?? [];
  const number = typed.replace(/[^\d+(]*/g, "").replace(/^\(?00/, "+");
  const isInternational = number.includes("+");
  // In "+86 (0)755", the zero is for calls from the same country.
  const digits = (isInternational ? number.replace("(0", "") : number).replace(/\D/g, "");
  const least = MIN_DIGITS[isInternational ? "international" : "national"];
  if ((kind || isInternational) && digits.length >= least && digits.length <= MAX_DIGITS) {
    const scheme = kind?.toLowerCase() === "sms" ? "sms" : "tel";
    const plus = isInternational ? "+" : "";
    return { href: `${scheme}:${plus}${digits}${extension ? `;ext=${extension}` : ""}` };
  }
  return LIKE_PHONE.test(text) && !SITE.test(text) ? { problem: "phone" } : null;
}

/** Without what copying or a Chinese input method adds, and without a name beside the address. */
function clean(typed: string): string {
  return (
    typed
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      // The full-width forms of ASCII, and the full stop.
      .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replaceAll("。", ".")
      .trim()
      .replace(/^[^<>]*<([^<>]+)>$/, "$1")
      .replace(/^(["'“‘])(.*)["'”’]$/, "$2")
      .trim()
  );
}

const encodeBlanks = (address: string) => address.trim().replace(/\s/g, "%20");
