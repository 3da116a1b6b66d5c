import { deleteSelection, lift } from "prosemirror-commands";
import type { Command, EditorState } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { expect, test } from "vitest";
import { openArticle } from "@/admin/editor/document/open-article";
import { schema } from "@/admin/editor/document/schema";
import { edit, htmlOf, openState } from "../../../../tests/support/editor-state";
import { insertBlocks } from "./insert-blocks";
import { normalizeBlocks } from "./normalize-blocks";

const { rule, paragraph } = schema.nodes;
const TIDY = [normalizeBlocks()];

test("a text without a paragraph leaves a quote as it is", () => {
  expect(edit("<blockquote>a|</blockquote>", lift, TIDY)).toBe("a");
});

test("two texts in one list item, cell or article become paragraphs", () => {
  const item = openState("<ul><li>one|</li></ul>", TIDY);
  const added = item.apply(item.tr.insert(item.selection.to + 1, paragraph.create()));
  expect(htmlOf(added)).toBe("<ul>\n  <li>\n    <p>one</p>\n    <p></p>\n  </li>\n</ul>");
  const article = openState("one| two", TIDY);
  const divided = article.apply(article.tr.split(article.selection.from));
  expect(htmlOf(divided)).toBe("<p>one</p>\n<p> two</p>");
});

test.each([
  ["its caption", "<table><caption>a[b</caption><tr><td>c]</td></tr></table>", "<p>a</p>"],
  ["the words before it", "<p>a[b</p><table><tr><td>c</td><td>d]</td></tr></table>", "<p>a</p>"],
])("a table whose cells are deleted together with %s is gone", (_, marked, html) => {
  const command: Command = (state, dispatch) =>
    deleteSelection(state, (tr) => {
      dispatch?.(tr);
      expect(state.apply(tr).selection.head).toBe(2);
    });
  expect(edit(marked, command, [tableEditing(), ...TIDY])).toBe(html);
});

test("blocks that did not change are left as they were written", () => {
  const state = openState("<p>one|</p><div>two <p>three</p></div>four", TIDY);
  const changed = state.apply(state.tr.insertText("!"));
  expect(changed.doc.child(1)).toBe(state.doc.child(1));
  expect(htmlOf(changed)).toContain("four");
  expect(changed.doc.lastChild?.attrs["kind"]).toBe("loose");
});

test.each([
  ["in place of an empty paragraph", "<p>a</p><p>|</p>", "<p>a</p>\n<hr>"],
  [
    "below the table of the cursor's caption",
    "<table><caption>a|</caption><tbody><tr><td>b</td></tr></tbody></table>",
    "<table>\n  <caption>a</caption>\n  <tbody>\n    <tr><td>b</td></tr>\n  </tbody>\n</table>\n<hr>",
  ],
  ["in the cursor's list item", "<ul><li>a|</li></ul>", "<ul>\n  <li>a\n    <hr>\n  </li>\n</ul>"],
])("an inserted block goes %s", (_, marked, html) => {
  const state = openState(marked, TIDY);
  expect(htmlOf(state.apply(insertBlocks(state, [rule.create()])))).toBe(html);
});

test("pictures that are inserted one below the other are blocks of one kind", () => {
  const makePicture = () => openArticle('<img src="/a.webp" alt="">').doc.children;
  const insertAll = (count: number) =>
    Array.from({ length: count }).reduce<EditorState>(
      (state) => state.apply(insertBlocks(state, makePicture())),
      openState("<p>a|</p>", TIDY),
    );
  const [first = "", ...others] = htmlOf(insertAll(3)).split("\n").slice(1);
  expect(others).toEqual([first, first]);
  expect(htmlOf(insertAll(1))).toBe('<p>a</p>\n<img src="/a.webp" alt="">');
});
