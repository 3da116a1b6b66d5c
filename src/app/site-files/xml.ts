import { escapeAttribute } from "@/lib/escape-html";

// XML 1.0 does not allow these characters, not even escaped: https://www.w3.org/TR/xml/#charsets
// oxlint-disable-next-line no-control-regex -- these are the characters to be removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** `<name>text</name>` and a line break. The text is escaped. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeAttribute(text.replace(FORBIDDEN, ""))}</${name}>\n`;
}
