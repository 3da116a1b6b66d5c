// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  PAGE_DATA_ID,
  prepareArticles,
  renderPage,
  selectPageContent,
  siteFiles,
} from "@/app/prerender";
import { fillDocument } from "../../scripts/prerender/document.ts";
import { makePost, makeSuccessStory } from "../support/factories";
import { HOSTILE_ADDRESSES, XSS_VECTORS } from "../support/xss-vectors";

const COUNT = 40;
const TEMPLATE =
  '<!doctype html><html><head><link rel="icon" href="/favicon.ico"></head><body><div id="root"></div></body></html>';

const vectorAt = (i: number) => XSS_VECTORS[i % XSS_VECTORS.length]?.html ?? "";
const addressAt = (i: number) => HOSTILE_ADDRESSES[i % HOSTILE_ADDRESSES.length] ?? "";

/** Posts with a different vector in every field. Together they use the whole corpus. */
const posts = Array.from({ length: COUNT }, (_, i) =>
  makePost(i + 1, {
    slug: `hostile-${i}`,
    title: vectorAt(i * 10),
    category: vectorAt(i * 10 + 1),
    author: vectorAt(i * 10 + 2),
    excerpt: vectorAt(i * 10 + 3),
    tags: [vectorAt(i * 10 + 4), vectorAt(i * 10 + 5)],
    image_alt: vectorAt(i * 10 + 6),
    image_url: addressAt(i),
    author_avatar: addressAt(i + 1),
    content: vectorAt(i * 10 + 7) + vectorAt(i * 10 + 8),
  }),
);
const stories = posts.map(({ title, category, excerpt, content }, i) =>
  makeSuccessStory(i + 1, { title, category, excerpt, content, image_url: addressAt(i) }),
);
const stored = {
  posts,
  stories,
  siteImages: [{ id: "logoNavbar", url: addressAt(0), alt: vectorAt(0) }],
  favicon: '"><script>run()</script>',
};

/** Everything in a page that could run a script. */
function findScripts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("*")].flatMap((element) => {
    const isScript =
      element.localName === "script" && !/json$/.test(element.getAttribute("type") ?? "");
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith("on") ||
        name === "srcdoc" ||
        (["href", "src", "srcset", "action"].includes(name) && /^\W*(java|vb)script:/i.test(value)),
    );
    return [
      ...(isScript ? [element.outerHTML] : []),
      ...attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ];
  });
}

test("a prerendered page of hostile content has no script, and its data is unchanged", async () => {
  const pages = ["/", "/blog", "/case-studies", ...posts.map(({ slug }) => `/blog/${slug}`)];
  for (const path of pages) {
    const content = selectPageContent(path, stored);
    const { html, data } = await renderPage(path, content, await prepareArticles(content));
    const document = fillDocument(TEMPLATE, {
      page: path,
      html,
      data,
      dataId: PAGE_DATA_ID,
      modules: [],
      readsQuery: false,
      favicon: stored.favicon,
    });
    expect.soft(findScripts(document), path).toEqual([]);
    const page = new DOMParser().parseFromString(document, "text/html");
    expect(page.querySelector("link[rel=icon]")?.getAttribute("href")).toBe(stored.favicon);
    const read: unknown = JSON.parse(page.querySelector(`#${PAGE_DATA_ID}`)?.textContent ?? "");
    expect(read).toEqual(JSON.parse(JSON.stringify(data)));
    for (const { textContent } of page.querySelectorAll('[type="application/ld+json"]')) {
      expect(() => void JSON.parse(textContent)).not.toThrow();
    }
  }
});

test("the feed of posts with hostile content is well-formed", () => {
  const { "blog/feed.xml": feed = "" } = siteFiles({ pages: [], posts, builtAt: "2026-01-01" });
  const page = new DOMParser().parseFromString(feed, "text/xml");
  expect(page.querySelector("parsererror")).toBeNull();
  expect(page.querySelectorAll("item")).toHaveLength(20);
  expect(page.querySelectorAll("script, img, svg")).toHaveLength(0);
});

test.each(["index.html", "blog.html", "admin.html", "contact-us.html"])(
  "%s of the build has no script but those of the build's files",
  (name) => {
    const scripts = findScripts(readFileSync(`dist/${name}`, "utf8"));
    for (const script of scripts)
      expect(script).toMatch(/^<script [^>]*src="\/assets\/[^>]*><\/script>$/);
    expect(scripts.length).toBeGreaterThan(0);
  },
);
