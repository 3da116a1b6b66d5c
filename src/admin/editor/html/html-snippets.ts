import { escapeAttribute } from "@/lib/escape-html";
import { readLinkAddress } from "@/lib/link-address";
import {
  rangeBelowLine,
  LINE_TAGS,
  onOwnLines,
  withSelection,
  selectedLines,
  type Selection,
  type TextEdit,
} from "./text-edit";

export type SnippetKind =
  "h2" | "h3" | "bold" | "italic" | "list" | "numbered-list" | "link" | "quote" | "table";

/** Text to type over when nothing was selected. */
const PLACEHOLDER = {
  heading: "Heading",
  text: "text",
  item: "List item",
  link: "link text",
  address: "https://",
};

const TABLE = `<table>
  <thead>
    <tr><th>Heading</th><th>Heading</th></tr>
  </thead>
  <tbody>
    <tr><td>Cell</td><td>Cell</td></tr>
    <tr><td>Cell</td><td>Cell</td></tr>
  </tbody>
</table>`;

/** The edit that a toolbar button makes. */
export function buildSnippet(kind: SnippetKind, selection: Selection): TextEdit {
  switch (kind) {
    case "bold":
      return toggleInline(selection, "strong");
    case "italic":
      return toggleInline(selection, "em");
    case "link":
      return link(selection);
    case "h2":
    case "h3":
      return heading(selection, kind);
    case "list":
      return wrapLines(selection, "ul", "li", PLACEHOLDER.item);
    case "numbered-list":
      return wrapLines(selection, "ol", "li", PLACEHOLDER.item);
    case "quote":
      return wrapLines(selection, "blockquote", "p", PLACEHOLDER.text);
    case "table":
      return onOwnLines(rangeBelowLine(selection), TABLE, PLACEHOLDER.heading);
  }
}

export function imageTag(url: string, alt: string): string {
  return `<img src="${escapeAttribute(url.trim())}" alt="${escapeAttribute(alt.trim())}">`;
}

function toggleInline({ value, start, end }: Selection, tag: string): TextEdit {
  const [open, close] = [`<${tag}>`, `</${tag}>`];
  if (value.slice(0, start).endsWith(open) && value.startsWith(close, end)) {
    const text = value.slice(start, end);
    const outer = { start: start - open.length, end: end + close.length };
    return withSelection({ ...outer, text }, 0, text.length);
  }
  const text = value.slice(start, end) || PLACEHOLDER.text;
  return withSelection({ start, end, text: open + text + close }, open.length, text.length);
}

function link({ value, start, end }: Selection): TextEdit {
  const selected = value.slice(start, end);
  const read = readLinkAddress(selected);
  const isAddress = "href" in read && /^(https?:|www\.)/i.test(selected.trim());
  const address = "href" in read ? read.href : PLACEHOLDER.address;
  // A mail address or the name of a site may be meant as the words.
  const words = isAddress || !selected ? PLACEHOLDER.link : selected;
  const open = `<a href="${escapeAttribute(address)}">`;
  const edit = { start, end, text: `${open}${words}</a>` };
  return isAddress
    ? withSelection(edit, open.length, words.length)
    : withSelection(edit, '<a href="'.length, address.length);
}

function heading(selection: Selection, tag: "h2" | "h3"): TextEdit {
  const lines = selectedLines(selection);
  const oldTag = LINE_TAGS.exec(lines.text.trim().split("\n")[0] ?? "")?.[1];
  const newTag = oldTag === tag ? "p" : tag;
  const texts = textLines(lines.text, PLACEHOLDER.heading);
  const block = texts.map((text) => `<${newTag}>${text}</${newTag}>`).join("\n");
  return onOwnLines(lines, block, texts[0] ?? "");
}

function wrapLines(selection: Selection, tag: string, entry: string, empty: string): TextEdit {
  const lines = selectedLines(selection);
  const texts = textLines(lines.text, empty);
  const entries = texts.map((text) => `  <${entry}>${text}</${entry}>\n`);
  return onOwnLines(lines, `<${tag}>\n${entries.join("")}</${tag}>`, texts[0] ?? "");
}

/** The non-empty lines without their paragraph tags, or `[empty]` if there are none. */
function textLines(text: string, empty: string): string[] {
  const lines = text
    .split("\n")
    .map((line) => (LINE_TAGS.exec(line)?.[2] ?? line).trim())
    .filter(Boolean);
  return lines.length > 0 ? lines : [empty];
}
