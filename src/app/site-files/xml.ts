import { escapeAttribute } from "@/lib/escape-html";

// XML 1.0 has no place for them, not even escaped.
// eslint-disable-next-line no-control-regex -- these are the characters to be removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** `<name>text</name>` on a line of its own. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeAttribute(text.replace(FORBIDDEN, ""))}</${name}>\n`;
}
