// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_DATA_ID, prepareArticles, renderPage, selectPageContent } from "@/app/prerender";
import { fillDocument } from "../../scripts/prerender/document.ts";
import { makePost, makeSuccessStory } from "../support/factories";
import { HOSTILE_ADDRESSES, RUN, XSS_VECTORS } from "../support/xss-vectors";

const TEMPLATE =
  '<!doctype html><html><head><link rel="icon" href="/favicon.ico"></head><body><div id="root"></div></body></html>';

const PER_POST = 20;

/** Posts with vectors in every field. Together they use the whole corpus. */
const posts = HOSTILE_ADDRESSES.slice(0, Math.ceil(XSS_VECTORS.length / PER_POST)).map((url, i) => {
  const vectors = XSS_VECTORS.slice(i * PER_POST, (i + 1) * PER_POST).map(({ html }) => html);
  const text = vectors.join(" ");
  return makePost(i + 1, {
    slug: `hostile-${i}`,
    title: text,
    category: text,
    author: text,
    excerpt: text,
    tags: vectors,
    image_alt: text,
    image_url: url,
    author_avatar: url,
    content: text,
  });
});
const stories = posts.map(({ title, category, excerpt, content, image_url }, i) =>
  makeSuccessStory(i + 1, { title, category, excerpt, content, image_url }),
);
const stored = {
  posts,
  stories,
  siteImages: [{ id: "logoNavbar", url: HOSTILE_ADDRESSES[0], alt: RUN }],
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

test.each(["index.html", "blog.html", "admin.html", "contact-us.html"])(
  "%s of the build has no script but those of the build's files",
  (name) => {
    const scripts = findScripts(readFileSync(`dist/${name}`, "utf8"));
    for (const script of scripts)
      expect(script).toMatch(/^<script [^>]*src="\/assets\/[^>]*><\/script>$/);
    expect(scripts.length).toBeGreaterThan(0);
  },
);
