import { Slice, type Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { openArticle } from "@/admin/editor/document/open-article";
import { schema } from "@/admin/editor/document/schema";
import { writeBlock, writeInline } from "@/admin/editor/document/write-html";
import { sanitizeHtml } from "@/lib/sanitize-html";
import { tidySpaces } from "@/lib/tidy-spaces";

const { nodes } = schema;

/** HTML as what can be pasted: its first and last paragraphs join those at the cursor. */
export function htmlSlice(html: string): Slice {
  const { content, firstChild, lastChild } = openArticle(html).doc;
  const isOpen = (node: Node | null) => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(content, isOpen(firstChild), isOpen(lastChild));
}

/** A paragraph for each line; in code, the text as it is. */
export function plainSlice(text: string, state: EditorState): Slice {
  const lines = state.selection.$from.parent.type.spec.code
    ? [text]
    : tidySpaces(text).split(/\n+/);
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const paragraphs = lines.map((line) =>
    nodes.paragraph.create({}, line ? schema.text(line, marks) : null),
  );
  return Slice.maxOpen(schema.nodes.doc.create({}, paragraphs).content);
}

/** HTML of a part of the text, safe for other programs. */
export function serializeSlice({ content }: Slice): string {
  const html = content.firstChild?.isInline
    ? writeInline(nodes.paragraph.create({}, content))
    : content.content.map((node) => writeBlock(node)).join("\n");
  const holder = document.implementation.createHTMLDocument("").createElement("div");
  holder.append(sanitizeHtml(html, window.location.origin));
  return holder.innerHTML;
}
