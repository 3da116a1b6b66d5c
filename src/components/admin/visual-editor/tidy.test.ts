import { joinBackward, lift } from "prosemirror-commands";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { expect, test } from "vitest";
import { schema } from "@/lib/article-document/schema";
import { edit, htmlOf, openState } from "../../../../tests/support/editor-state";
import { insertBlocks } from "./insert-blocks";
import { tidyBlocks } from "./tidy";

const { nodes } = schema;
const TIDY = [tidyBlocks()];

test("a text that leaves its list becomes a paragraph", () => {
  expect(edit("<ul><li>one</li><li>two|</li></ul>", liftListItem(nodes.list_item), TIDY)).toBe(
    "<ul>\n  <li>one</li>\n</ul>\n<p>two</p>",
  );
});

test("a new list item has its text without a paragraph", () => {
  expect(edit("<ul><li>one| two</li></ul>", splitListItem(nodes.list_item), TIDY)).toBe(
    "<ul>\n  <li>one</li>\n  <li> two</li>\n</ul>",
  );
});

test("a nested list stays below the text of its item", () => {
  expect(edit("<ul><li>one</li><li>two|</li></ul>", sinkListItem(nodes.list_item), TIDY)).toBe(
    "<ul>\n  <li>one\n    <ul>\n      <li>two</li>\n    </ul>\n  </li>\n</ul>",
  );
});

test("two texts in one list item or cell become paragraphs", () => {
  const state = openState("<ul><li>one|</li></ul>", TIDY);
  const added = state.apply(state.tr.insert(state.selection.to + 1, nodes.paragraph.create()));
  expect(htmlOf(added)).toBe("<ul>\n  <li>\n    <p>one</p>\n    <p></p>\n  </li>\n</ul>");
});

test("a text of its own in the article becomes a paragraph when another stands beside it", () => {
  const state = openState("one| two", TIDY);
  const divided = state.apply(state.tr.split(state.selection.from));
  expect(htmlOf(divided)).toBe("<p>one</p>\n<p> two</p>");
});

test("a paragraph that leaves a quote stays one", () => {
  expect(edit("<blockquote><p>a|</p></blockquote>", lift, TIDY)).toBe("<p>a</p>");
  expect(edit("<blockquote>a|</blockquote>", lift, TIDY)).toBe("a");
});

test("blocks that did not change are left as they were written", () => {
  const state = openState("<p>one|</p><div>two <p>three</p></div>four", TIDY);
  const changed = state.apply(state.tr.insertText("!"));
  expect(changed.doc.child(1)).toBe(state.doc.child(1));
  expect(htmlOf(changed)).toContain("four");
  expect(changed.doc.lastChild?.attrs["kind"]).toBe("bare");
});

test("joined paragraphs are one", () => {
  expect(edit("<p>one</p><p>|two</p>", joinBackward, TIDY)).toBe("<p>onetwo</p>");
});

test.each([
  ["in place of an empty paragraph", "<p>a</p><p>|</p>", "<p>a</p>\n<hr>"],
  ["below the paragraph of the cursor", "<p>a|b</p><p>c</p>", "<p>ab</p>\n<hr>\n<p>c</p>"],
  [
    "below the table of the cursor's caption",
    "<table><caption>a|</caption><tbody><tr><td>b</td></tr></tbody></table>",
    "<table>\n  <caption>a</caption>\n  <tbody>\n    <tr><td>b</td></tr>\n  </tbody>\n</table>\n<hr>",
  ],
  [
    "below the caption's figure",
    '<figure><img src="/a.webp" alt=""><figcaption>a|</figcaption></figure>',
    '<figure>\n  <img src="/a.webp" alt="">\n  <figcaption>a</figcaption>\n</figure>\n<hr>',
  ],
  ["in the cursor's list item", "<ul><li>a|</li></ul>", "<ul>\n  <li>a\n    <hr>\n  </li>\n</ul>"],
])("an inserted block goes %s", (_, marked, html) => {
  const state = openState(marked, TIDY);
  expect(htmlOf(state.apply(insertBlocks(state, [nodes.rule.create()])))).toBe(html);
});
