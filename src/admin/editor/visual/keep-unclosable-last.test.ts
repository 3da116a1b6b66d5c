import { expect, test, vi } from "vitest";
import { schema } from "@/admin/editor/document/schema";
import { htmlOf, openState } from "../../../../tests/support/editor-state";
import { keepUnclosableLast } from "./keep-unclosable-last";

const open = (marked: string) => {
  const onRefused = vi.fn();
  const state = openState(marked, [keepUnclosableLast(onRefused)]);
  const { tr } = state;
  return { onRefused, state, added: tr.insert(tr.doc.content.size, schema.nodes.rule.create()) };
};

test("nothing is put behind HTML that nothing can close", () => {
  const { state, added, onRefused } = open("<p>a|</p><plaintext>b");
  expect(state.apply(added).doc).toBe(state.doc);
  expect(onRefused).toHaveBeenCalledOnce();
});

test("the text before it can be changed, it can be removed, and other HTML stands anywhere", () => {
  const { state, onRefused } = open("<p>a|</p><plaintext>b");
  expect(htmlOf(state.apply(state.tr.insertText("!")))).toBe("<p>a!</p>\n<plaintext>b");
  const [first] = state.doc.children;
  const removed = state.apply(state.tr.delete(first?.nodeSize ?? 0, state.doc.content.size));
  expect(htmlOf(removed)).toBe("<p>a</p>");
  expect(onRefused).not.toHaveBeenCalled();
  const closable = open("<p>a|</p><video controls>");
  expect(closable.state.apply(closable.added).doc.childCount).toBe(3);
});
