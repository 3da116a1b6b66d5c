import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findDeadLinks } from "./find-dead-links.ts";

let root: string;

const FILES = {
  "src/content/faq.ts": `import { blogPostPath } from "@/config/paths";
const a = { to: blogPostPath("deleted") };
const b = {
  to: blogPostPath(
    "a-long-slug",
  ),
};
const c = { to: blogPostPath("kept") };`,
  "src/content/services/shipping.ts": `const a = "/blog/deleted#part";
const feed = "/blog/feed.xml";`,
  "dist/index.html": `<a href="/blog/deleted-too">Another post</a>`,
  "dist/faq.html": `<a href="/blog/deleted">What we check</a><a href="/blog/kept">More</a>`,
  "dist/services/shipping.html": `<a class="link" href="/blog/deleted#part">What we check</a>`,
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "dead-links-"));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

const find = (slugs: string[]) => findDeadLinks({ root, dist: path.join(root, "dist"), slugs });

test("a link to a post that does not exist is named with its pages and its lines", async () => {
  expect(await find(["kept", "a-long-slug"])).toEqual([
    `/blog/deleted
    on /faq, /services/shipping
    src/content/faq.ts:2
    src/content/services/shipping.ts:1`,
  ]);
});

test("a link that fills several lines is named too", async () => {
  const [, found] = await find(["kept"]);
  expect(await find(["kept", "deleted", "a-long-slug"])).toEqual([]);
  expect(found).toBe(`/blog/a-long-slug\n    on no page\n    src/content/faq.ts:5`);
});
