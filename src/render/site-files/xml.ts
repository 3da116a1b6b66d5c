import { removeUnstorable } from "@/lib/clean-text";
import { escapeAttribute } from "@/lib/escape-html";

/** `<name>text</name>` and a line break. The text is escaped. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeAttribute(removeUnstorable(text))}</${name}>\n`;
}
