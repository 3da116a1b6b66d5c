import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePost } from "../../tests/support/factories.ts";
import { findDeadLinks } from "./dead-links.ts";
import { SiteFolder } from "./site-folder.ts";

const PAGES = [
  { path: "/", file: "index.html" },
  { path: "/faq", file: "faq.html" },
  { path: "/404", file: "404.html", pattern: "*" },
  { path: "/blog/kept's", file: "blog/kept's.html", post: makePost(1) },
];
const FILES = {
  "index.html": `<a href="/blog/kept&#x27;s">A</a><a href="/blog/moved?a#b">B</a><a href="/blog/feed.xml">C</a>`,
  "faq.html": `<a href="/blog/deleted">D</a><a href="/blog/deleted#part">E</a><a href="/blog/%E9%AA%8C">F</a>`,
  "404.html": `<a href="/blog/deleted">Not a page of its own</a>`,
  "blog/kept's.html": `<a href="/blog/deleted-too">What staff have written</a>`,
  "blog/moved.html": "A former address",
  "blog/feed.xml": "<rss>",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dead-links-"));
  for (const [file, text] of Object.entries(FILES)) await new SiteFolder(folder).write(file, text);
});
afterAll(() => rm(folder, { recursive: true }));

test("a link of a page to a post that does not exist is named with the pages that show it", async () => {
  expect(await findDeadLinks(new SiteFolder(folder), PAGES)).toEqual([
    "/blog/deleted on /faq",
    "/blog/%E9%AA%8C on /faq",
  ]);
});
