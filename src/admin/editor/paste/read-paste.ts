import { cleanPaste, type CleanPaste } from "./clean-paste";
import { readCode } from "./clean-paste-code";
import { escapeText } from "@/lib/escape-html";
import { tidySpaces } from "@/lib/tidy-spaces";

const TAG = /<(?!\/?p>)/;

/** A paste, and the words of it that "Paste as plain text instead" inserts. */
export type Paste = CleanPaste & { plainText: string };

/**
 * The files of a paste that is nothing else, such as a copied picture, which also has an address. Of
 * a text, programs add a picture of what it looks like.
 */
export function readFiles(data: DataTransfer): File[] {
  const { body } = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
  body.querySelectorAll("style, script").forEach((element) => {
    element.remove();
  });
  return body.textContent.trim() ? [] : [...data.files];
}

/** The clean HTML to insert for a paste. Null if its plain text is as good. */
export function readPaste(html: string, plainText: string): Paste | null {
  const code = html.trim() ? readCode(html) : readIndentedText(plainText);
  // Code editors turn tabs into spaces in the HTML, not in the plain text.
  const text = code === null || !plainText.trim() ? code : plainText;
  if (text !== null) return pasteCode(text, /<pre\b/i.test(html));
  if (!html.trim()) return null;
  const clean = cleanPaste(html);
  // The program's own plain text has the comments and deletions, too.
  if (clean.leftOut.some((kind) => kind !== "hidden")) {
    return { ...clean, plainText: textOf(clean.html) };
  }
  const isFormatted = TAG.test(clean.html) || clean.html.split("<p>").length > 2;
  const isLoss = clean.droppedImages > 0 || clean.leftOut.length > 0;
  if (!isFormatted && !isLoss) return null;
  return clean.html || plainText.trim() === ""
    ? { ...clean, plainText: tidySpaces(plainText) }
    : null;
}

/** Several lines become a block. A piece of a line goes into the sentence, as plain text. */
function pasteCode(text: string, isBlock: boolean): Paste | null {
  const code = text.replace(/\n+$/, "");
  if (!code.includes("\n") && !isBlock) return null;
  const html = `<pre><code>${escapeText(code)}</code></pre>`;
  return { html, droppedImages: 0, leftOut: [], plainText: text };
}

const LIST_ITEM = /^\s*([-*•·–]|\d+[.)])\s/;
const MAX_CODE_LINE = 200;

/**
 * Plain text with an indented line directly below another: code, or the output of a terminal. Items
 * of lists are often indented, too, and so are long paragraphs.
 */
function readIndentedText(text: string): string | null {
  const lines = text.split("\n");
  const isCode = lines.some((line, i) => {
    const isBelowText = (lines[i - 1] ?? "").trim() !== "";
    const isIndented = /^(\t| {2}).*\S/.test(line) && line.length <= MAX_CODE_LINE;
    return isBelowText && isIndented && !LIST_ITEM.test(line);
  });
  return isCode ? text : null;
}

/** The words of clean HTML, each block on a line. */
function textOf(html: string): string {
  const lines = html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<(br|\/(p|h\d|li|d[td]|t[dhr]|caption|figcaption|pre|blockquote))>/g, "$&\n");
  const { body } = new DOMParser().parseFromString(lines, "text/html");
  return body.textContent.replace(/\s*\n\s*/g, "\n").trim();
}
