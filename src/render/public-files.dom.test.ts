import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { blogHead } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import tailwind from "../../tailwind.config";
import { makePost, makePosts } from "../../tests/support/factories";
import { makePublicFiles } from "./public-files";

// The date forms that sitemaps.org allows: https://www.w3.org/TR/NOTE-datetime
const W3C_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
// RFC 822 with a four-digit year, as RSS 2.0 requires.
const RFC_822_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
const ATOM = "http://www.w3.org/2005/Atom";
const DC = "http://purl.org/dc/elements/1.1/";

const build = (...posts: BlogPost[]) =>
  makePublicFiles([
    { path: "/", file: "index.html" },
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, file: `blog/${post.slug}.html`, post })),
    { path: "/preview", file: "preview.html" },
    { path: "/404", file: "404.html", pattern: "*" },
  ]);

function parse(xml = "") {
  const document = new DOMParser().parseFromString(xml, "text/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("robots.txt allows everything but the admin and names the sitemap", () => {
  const lines = build()["robots.txt"]?.trim().split("\n");
  expect(lines).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /admin",
    "",
    `Sitemap: ${site.url}/sitemap.xml`,
  ]);
});

test("the sitemap has each page, and only posts have a date, that of their last edit", () => {
  const post = makePost(1, { slug: "a&b", updated_at: "2026-03-01T08:00:00.123456+00:00" });
  const sitemap = parse(build(post)["sitemap.xml"]);
  expect(sitemap.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(
    [...sitemap.querySelectorAll("urlset > url")].map((url) => textsOf(url, "loc, lastmod")),
  ).toEqual([[`${site.url}/`], [`${site.url}/blog/a&b`, "2026-03-01T08:00:00.123Z"]]);
});

describe("the feed", () => {
  test("is RSS 2.0 and names its own address", () => {
    const feed = parse(build(...makePosts(2))["blog/feed.xml"]);
    expect(feed.documentElement.getAttribute("version")).toBe("2.0");
    expect(textsOf(feed, "channel > title")).toEqual([site.blogName]);
    expect(textsOf(feed, "channel > link")).toContain(`${site.url}/blog`);
    expect(textsOf(feed, "channel > description")).toEqual([blogHead.description]);
    expect(textsOf(feed, "channel > lastBuildDate")[0]).toMatch(RFC_822_DATE);
    const [self] = feed.getElementsByTagNameNS(ATOM, "link");
    expect(self?.getAttribute("href")).toBe(`${site.url}/blog/feed.xml`);
    expect(self?.getAttribute("rel")).toBe("self");
  });

  test("contains the newest 20 posts, newest first, in whatever order they are given", () => {
    const feed = parse(build(...makePosts(25).reverse())["blog/feed.xml"]);
    expect(textsOf(feed, "item > title")).toEqual(makePosts(20).map(({ title }) => title));
  });

  test("has the title, excerpt and address of a post, escaped correctly", () => {
    const post = makePost(1, {
      slug: "which-one",
      title: 'EXW & <FOB>: "which" one?',
      excerpt: "It's A < B ]]> C & \u000bD.",
      author: "Mei & Co",
      category: "Shipping",
      tags: ["Incoterms", "Shipping"],
    });
    const feed = parse(build(post)["blog/feed.xml"]);
    expect(textsOf(feed, "item > title")).toEqual([post.title]);
    expect(textsOf(feed, "item > link")).toEqual([`${site.url}/blog/which-one`]);
    expect(textsOf(feed, "item > description")).toEqual(["It's A < B ]]> C & D."]);
    expect(textsOf(feed, "item > category")).toEqual(["Shipping", "Incoterms"]);
    expect(feed.getElementsByTagNameNS(DC, "creator")[0]?.textContent).toBe("Mei & Co");
    expect(textsOf(feed, "item > pubDate")).toEqual(["Wed, 31 Dec 2025 00:00:00 GMT"]);
    expect(textsOf(feed, "item > guid")).toEqual([post.id]);
  });

  test("leaves out an invalid date and nothing else", () => {
    const dates = ["20266-06-03", "0044-03-15 BC", "infinity", "0044-03-15", "9999-12-31"];
    const posts = dates.map((date, i) =>
      makePost(i + 1, { date, updated_at: date, title: "🚢\uD83D من مصنع 工厂".repeat(20) }),
    );
    const files = build(...posts);
    const feed = parse(files["blog/feed.xml"]);
    expect(textsOf(feed, "item > title")).toHaveLength(dates.length);
    const dated = makePost(9, { date: "2026-06-03", category: "", excerpt: "" });
    const mixed = parse(build(...posts, dated)["blog/feed.xml"]);
    const [first] = mixed.querySelectorAll("item");
    expect(first?.querySelector("title")?.textContent).toBe(dated.title);
    expect(first?.querySelectorAll("category, description")).toHaveLength(0);
    expect(textsOf(feed, "item > pubDate").sort()).toEqual([
      "Fri, 31 Dec 9999 00:00:00 GMT",
      "Tue, 15 Mar 0044 00:00:00 GMT",
    ]);
    const sitemap = parse(files["sitemap.xml"]);
    expect(textsOf(sitemap, "url > loc")).toHaveLength(dates.length + 1);
    for (const date of textsOf(sitemap, "lastmod")) expect(date).toMatch(W3C_DATE);
  });
});

test("the web manifest has the name, the paper color and an icon for each use", () => {
  const manifest: unknown = JSON.parse(build()["site.webmanifest"] ?? "");
  const paper = tailwind.theme.colors.rice;
  expect(manifest).toMatchObject({
    name: site.name,
    start_url: "/",
    background_color: paper,
    theme_color: paper,
    icons: [{ sizes: "192x192" }, { sizes: "512x512" }, { purpose: "maskable" }],
  });
});
