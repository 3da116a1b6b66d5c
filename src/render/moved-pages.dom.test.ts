import { describe, expect, test } from "vitest";
import { movedPostNote } from "@/content/blog";
import { makePost } from "../../tests/support/factories";
import { listMovedPages, listMovedRules, makeMovedPage } from "./moved-pages";

const post = makePost(1, { slug: "new", title: "What an MOQ is" });
const pages = [
  { path: "/", file: "index.html" },
  { path: "/faq", file: "faq.html" },
  { path: "/blog/new", file: "blog/new.html", post },
];
const FIXED = ["admin.html", "robots.txt", "assets/app-1a2b.js", "google-1234.html"];

const list = (...paths: string[]) =>
  listMovedPages(
    paths.map((path) => ({ path, slug: "new" })),
    pages,
    FIXED,
  );
const filesOf = (...paths: string[]) => list(...paths).map(({ file }) => file);

describe("a former address", () => {
  test.each([
    ["/blog/old", "blog/old.html"],
    ["/blog/old slug 验厂", "blog/old slug 验厂.html"],
    ["/2023/05/my-post", "2023/05/my-post.html"],
    ["/2023/05/my-post/", "2023/05/my-post.html"],
    ["/2023/05/my-post.html", "2023/05/my-post.html"],
    ["/old.v2", "old.v2.html"],
  ])("%s has the file %s", (path, file) => {
    expect(filesOf(path)).toEqual([file]);
  });

  test.each([
    ["a page", "/faq"],
    ["the home page", "/"],
    ["the home page by another name", "/index.html"],
    ["the page of a post in other letters", "/blog/NEW"],
    ["a file", "/robots.txt"],
    ["a script", "/assets/app-1a2b.js"],
    ["a page that somebody has put there", "/google-1234.html"],
    ["the page for unknown addresses", "/blog/404"],
    ["the feed", "/blog/feed.xml"],
    ["below a file", "/robots.txt/old"],
    ["below more folders than a path has room for", `/${"old/".repeat(75)}x`],
    ["the admin", "/admin"],
    ["a page of the admin", "/Admin/blog-management"],
    ["a folder above the site", "/../old"],
    ["a folder above another", "/blog/../../old"],
    ["another site", "//evil.example/old"],
    ["a hidden file", "/.well-known/old"],
    ["a query", "/?p=123"],
    ["a backslash", "/blog\\..\\old"],
    ["a part that is too long for a file", `/${"a".repeat(241)}`],
  ])("that is %s has none", (_, path) => {
    expect(filesOf(path)).toEqual([]);
  });

  test("that some hosts take for another one has one file with it", () => {
    expect(filesOf("/blog/Old", "/blog/old", "/blog/old/")).toEqual(["blog/Old.html"]);
  });

  test("of a post without a page has none", () => {
    expect(listMovedPages([{ path: "/blog/old", slug: "left-out" }], pages, FIXED)).toEqual([]);
  });
});

describe("the file of a former address", () => {
  const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>p{}</style><title>What an MOQ is</title><meta name="description" content="Pieces &amp; &gt; prices"><meta property="og:image" content="https://x.example/i.jpg"><link rel="canonical" href="https://x.example/blog/new"><link rel="preload" href="/i.avif"><script>run()</script></head><body><title>In a drawing</title><div id="root" data-page="/blog/new"></div></body></html>`;

  function make(title: string, slug = "new") {
    const target = { path: `/blog/${slug}`, file: `blog/${slug}.html`, post: { ...post, title } };
    const html = makeMovedPage({ file: "blog/old.html", path: "/blog/old", target }, HTML);
    return { html, page: new DOMParser().parseFromString(html, "text/html") };
  }

  test("describes the new page, and leads there at once", () => {
    const { html, page } = make("What an MOQ is");
    expect(page.title).toBe("What an MOQ is");
    expect([...page.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<meta charset="utf-8">',
      "<title>What an MOQ is</title>",
      '<meta name="description" content="Pieces &amp; &gt; prices">',
      '<meta property="og:image" content="https://x.example/i.jpg">',
      '<link rel="canonical" href="https://x.example/blog/new">',
      '<meta http-equiv="refresh" content="0; url=/blog/new">',
    ]);
    expect(page.body.textContent.trim()).toBe(`${movedPostNote} What an MOQ is`);
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/blog/new");
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
    expect(page.querySelector("#root, script")).toBeNull();
  });

  test("shows a title and leads to a slug with signs of HTML as they are", () => {
    const { page } = make('<script>alert(1)</script> & "MOQ"', `a'b&"c`);
    expect(page.querySelector("script")).toBeNull();
    expect(page.querySelector("a")?.textContent).toBe('<script>alert(1)</script> & "MOQ"');
    expect(page.querySelector("a")?.getAttribute("href")).toBe(`/blog/a'b&"c`);
    expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
      `0; url=/blog/a'b&"c`,
    );
  });
});

describe("the rules for hosts", () => {
  test("name both addresses encoded, and no sign that stands for others", () => {
    const moved = list("/blog/old slug", "/2023/05/my-post/", "/blog/all*", "/blog/:a");
    expect(listMovedRules(moved)).toEqual([
      "/blog/old%20slug /blog/new 301",
      "/2023/05/my-post/ /blog/new 301",
      "/blog/%3Aa /blog/new 301",
    ]);
  });

  test("are at most 1,000, of at most 1,000 characters", () => {
    const long = `/${"验/".repeat(100)}b`;
    const many = Array.from({ length: 1200 }, (_, i) => `/blog/old-${i}`);
    const rules = listMovedRules(list(long, ...many));
    expect(rules).toHaveLength(1000);
    expect(rules[0]).toBe("/blog/old-0 /blog/new 301");
    expect(list(long)).toHaveLength(1);
  });
});
