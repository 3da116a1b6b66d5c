import { cleanPaste, type CleanPaste } from "./clean-paste";
import { insertAt, startOfLine, type Selection, type TextEdit } from "./text-edit";
import { tidySpaces } from "./tidy-spaces";

/**
 * Code editors put highlighted source on the clipboard as HTML. The writer wants the source itself.
 */
const HTML_SOURCE =
  /^\s*<(!--|!doctype|[a-z][a-z0-9]*[\s>/])|<\/(p|h[1-6]|ul|ol|li|a|strong|em|b|i|table|td|tr|div|span|blockquote|figure)>/i;
const CODE_WRAPPER = /<(div|pre)[^>]+style="[^"]*white-space:\s*pre;/i;
const TAG = /<(?!\/?p>)/;
const SINGLE_PARAGRAPH = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/;

/** A paste, and the words of it that "Paste as plain text instead" inserts. */
export type Paste = CleanPaste & { plainText: string };

/**
 * The clean HTML to insert for a paste. Null if plain text is as good, so that the browser's own
 * paste handles it.
 */
export function readPaste(html: string, plainText: string): Paste | null {
  if (!html.trim()) return null;
  const clean = cleanPaste(html);
  // The program's own plain text has the comments and deletions, too.
  if (clean.leftOut.length > 0) return { ...clean, plainText: textOf(clean.html) };
  if (HTML_SOURCE.test(plainText) || CODE_WRAPPER.test(html)) return null;
  const isFormatted = TAG.test(clean.html) || clean.html.split("<p>").length > 2;
  const isLoss = clean.droppedImages > 0;
  if (!isFormatted && !isLoss) return null;
  return clean.html || plainText.trim() === ""
    ? { ...clean, plainText: tidySpaces(plainText) }
    : null;
}

/** The words of clean HTML, each block on a line. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll("<br>", "\n"), "text/html");
  return body.textContent.replace(/\s*\n\s*/g, "\n").trim();
}

/** Inserts a single paragraph into the cursor's line, and several on lines of their own. */
export function placePaste(selection: Selection, html: string): TextEdit {
  const { value, start, end } = selection;
  const before = value.slice(startOfLine(value, start), start);
  const after = /^[^\n]*/.exec(value.slice(end))?.[0] ?? "";
  const words = SINGLE_PARAGRAPH.exec(html)?.[1];
  const isInText = (before + after).trim() !== "";
  return insertAt(selection, words !== undefined && isInText ? words : html);
}
