import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
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

const ARTICLES = ["blog-posts", "success-stories"].flatMap((folder) =>
  readdirSync(`supabase/seed/${folder}`).map((file) => {
    const sql = readFileSync(`supabase/seed/${folder}/${file}`, "utf8");
    return { name: file.replace(".sql", ""), html: sql.split("$html$")[1] ?? "" };
  }),
);

test("there are seeded posts and stories to open", () => {
  expect(ARTICLES).toHaveLength(12);
  for (const { html } of ARTICLES) expect(html.length).toBeGreaterThan(1000);
});

test.each(ARTICLES)("in $name, a typed word changes nothing else", ({ html }) => {
  const { doc, write } = openArticle(html);
  doc.check();
  expect(write(doc)).toBe(html);
  const types = [...nodesOf(doc).keys()];
  expect(types).not.toContain("html_block");
  expect(types).not.toContain("html_inline");
  let count = 0;
  doc.children.forEach((_, index) => {
    const words = wordsOf(doc, index);
    const word = words[Math.floor(words.length / 2)];
    if (word === undefined) return;
    count++;
    expectOnlyTyped(write(edit(doc, (tr) => tr.insertText(TYPED, word))), html);
  });
  // Pictures have no words.
  expect(count).toBeGreaterThan(doc.childCount / 2);
  const anew = writeAnew(doc);
  expect(shownTree(anew)).toBe(shownTree(html));
  expect(writeAnew(openArticle(anew).doc)).toBe(anew);
});
