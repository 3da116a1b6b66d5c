import { cleanPaste, type CleanPaste } from "./clean-paste";
import { markdownToHtml } from "./read-markdown";
import { ARTICLE_TAGS } from "@/lib/sanitize-html";

const TAG = /<(?!\/?p>)/;
/** A text that is HTML from its beginning to its end, such as the code of a player or of WordPress. */
const HTML_SOURCE = new RegExp(
  String.raw`^\s*(?:<(?:!--|!doctype|meta)[^>]*>\s*)*<(?:html|${ARTICLE_TAGS.join("|")})\b[^]*(?:</\w+|--)>\s*$`,
  "i",
);

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
export function readPaste(html: string, plainText: string): CleanPaste | null {
  const copied = html.trim() ? cleanPaste(html) : null;
  if (copied && (isFormatted(copied) || copied.leftOut.length > 0)) return copied;
  const read = HTML_SOURCE.test(plainText)
    ? cleanPaste(plainText, () => true)
    : cleanPaste(markdownToHtml(plainText));
  return isFormatted(read) || plainText.trim().includes("\n") ? read : null;
}

const isFormatted = ({ html }: CleanPaste) => TAG.test(html) || html.split("<p>").length > 2;
