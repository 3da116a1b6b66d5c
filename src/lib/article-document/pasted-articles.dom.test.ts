import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cleanPaste } from "@/lib/clean-paste";
import {
  edit,
  expectOnlyTyped,
  nodesOf,
  TYPED,
  wordsOf,
  writeAnew,
} from "../../../tests/support/article-edits";
import { shownTree } from "../../../tests/support/article-trees";
import { openArticle } from "./open-article";

const SAMPLES = "tests/support/paste-samples";

test.each(readdirSync(SAMPLES))("%s, pasted and cleaned, can be edited as it is", (file) => {
  const { html } = cleanPaste(readFileSync(`${SAMPLES}/${file}`, "utf8"));
  expect(html.length).toBeGreaterThan(100);
  const { doc, write } = openArticle(html);
  doc.check();
  expect(nodesOf(doc).has("html_block")).toBe(false);
  expect(nodesOf(doc).has("html_inline")).toBe(false);
  expect(write(doc)).toBe(html);
  expect(shownTree(writeAnew(doc))).toBe(shownTree(html));
  doc.children.forEach((_, index) => {
    const [word] = wordsOf(doc, index);
    if (word === undefined) return;
    expectOnlyTyped(write(edit(doc, (tr) => tr.insertText(TYPED, word))), html);
  });
});
