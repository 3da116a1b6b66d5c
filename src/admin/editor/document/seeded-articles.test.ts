import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodesOf, writeAnew } from "../../../../tests/support/article-edits";
import { shownTree } from "../../../../tests/support/article-trees";
import { openArticle } from "./open-article";

test("seeded posts and stories are opened as text, and nothing of them changes", () => {
  const files = ["blog-posts", "success-stories"].flatMap((folder) =>
    readdirSync(`supabase/seed/${folder}`).map((file) => `supabase/seed/${folder}/${file}`),
  );
  expect(files).toHaveLength(12);
  for (const file of files) {
    const html = readFileSync(file, "utf8").split("$html$")[1] ?? "";
    expect(html.length).toBeGreaterThan(1000);
    const { doc, write } = openArticle(html);
    expect(write(doc)).toBe(html);
    const types = [...nodesOf(doc).keys()];
    expect(types, file).not.toContain("html_block");
    expect(types, file).not.toContain("html_inline");
    expect(shownTree(writeAnew(doc)), file).toBe(shownTree(html));
  }
});
