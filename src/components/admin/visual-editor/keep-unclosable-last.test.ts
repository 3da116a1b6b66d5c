import { expect, test, vi } from "vitest";
import { schema } from "@/lib/article-document/schema";
import { htmlOf, openState } from "../../../../tests/support/editor-state";
import { keepUnclosableLast } from "./keep-unclosable-last";

const open = (marked: string) => {
  const onRefused = vi.fn();
  return { onRefused, state: openState(marked, [keepUnclosableLast(onRefused)]) };
};

test("nothing is put behind HTML that nothing can close", () => {
  const { state, onRefused } = open("<p>a|</p><plaintext>b");
  const end = state.doc.content.size;
  const refused = state.apply(state.tr.insert(end, schema.nodes.paragraph.create()));
  expect(refused.doc).toBe(state.doc);
  expect(onRefused).toHaveBeenCalledOnce();
});

test("the text before it can be changed, and it can be removed", () => {
  const { state, onRefused } = open("<p>a|</p><plaintext>b");
  expect(htmlOf(state.apply(state.tr.insertText("!")))).toBe("<p>a!</p>\n<plaintext>b");
  const [first] = state.doc.children;
  const removed = state.apply(state.tr.delete(first?.nodeSize ?? 0, state.doc.content.size));
  expect(htmlOf(removed)).toBe("<p>a</p>");
  expect(onRefused).not.toHaveBeenCalled();
});

test("HTML that can be closed may stand anywhere", () => {
  const { state, onRefused } = open("<p>a|</p><video controls>");
  const end = state.doc.content.size;
  const added = state.apply(state.tr.insert(end, schema.nodes.rule.create()));
  expect(added.doc.childCount).toBe(3);
  expect(onRefused).not.toHaveBeenCalled();
});
