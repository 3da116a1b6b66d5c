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

test.each(ARTICLES)("$name opens without any block that only shows HTML", ({ html }) => {
  const { doc } = openArticle(html);
  doc.check();
  const nodes = nodesOf(doc);
  expect([...nodes.keys()]).not.toContain("html_block");
  expect([...nodes.keys()]).not.toContain("html_inline");
});

test.each(ARTICLES)("$name is saved as it was if nothing is changed", ({ html }) => {
  const { doc, write } = openArticle(html);
  expect(write(doc)).toBe(html);
});

test.each(ARTICLES)("a word typed into any block of $name changes only that word", ({ html }) => {
  const { doc, write } = openArticle(html);
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
});

test.each(ARTICLES)("$name has the same content if every block is written anew", ({ html }) => {
  const anew = writeAnew(openArticle(html).doc);
  expect(shownTree(anew)).toBe(shownTree(html));
  expect(writeAnew(openArticle(anew).doc)).toBe(anew);
});
