import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogPost } from "@/content/blog";
import { head as faqHead } from "@/content/faq";
import { pageNames } from "@/content/page-names";
import { texts as qualityControl } from "@/content/services/quality-control";
import { makePost } from "../../tests/support/factories";
import { serveTable, backend, serveTableLater } from "../../tests/support/handlers/backend";
import {
  findStructuredData,
  readHead,
  readProperty,
  structuredDataScripts,
} from "../../tests/support/head";
import { renderRoute } from "../../tests/support/render-route";
import { findProblems, isNode, type Node } from "../../tests/support/schema-org";

const UPDATED_AT = "2026-01-31T09:10:11.123456+00:00";
const POST = makePost(1, { author: "Mei", updated_at: UPDATED_AT });

const typesOf = (things: readonly Node[]) => things.map((thing) => thing["@type"]);

/** Renders a post and returns its structured data. */
async function renderPost(overrides: Partial<typeof POST> = {}) {
  backend.use(serveTable("blog_posts", [{ ...POST, ...overrides }]));
  renderRoute("/blog/post-1");
  const [post] = await findStructuredData();
  return post;
}

test("the breadcrumb of a service equals the visible one, below the home page", async () => {
  renderRoute(paths.qualityControl);
  const list = (await findStructuredData()).find((thing) => thing["@type"] === "BreadcrumbList");
  const entries: unknown = list?.["itemListElement"];
  if (!Array.isArray(entries)) throw new Error("The page has no trail.");
  expect(entries.filter(isNode).map(({ name, item }) => ({ name, item }))).toEqual([
    { name: pageNames.home, item: `${site.url}/` },
    { name: pageNames.sourcingServices, item: `${site.url}/sourcing-services` },
    { name: qualityControl.crumb, item: undefined },
  ]);
});

describe("a post", () => {
  test("is shared with its picture, dates and author", async () => {
    const post = await renderPost();
    expect(findProblems(post)).toEqual([]);
    expect(post).toMatchObject({
      "@type": "BlogPosting",
      image: POST.image_url,
      datePublished: "2025-12-31",
      dateModified: UPDATED_AT,
      author: { "@type": "Person", name: "Mei" },
      publisher: { "@type": "Organization", name: site.name },
    });
    const expected = {
      "og:type": "article",
      "og:title": document.title,
      "og:description": POST.excerpt,
      "og:image": POST.image_url,
      "og:image:alt": POST.image_alt,
      "article:published_time": "2025-12-31",
      "article:modified_time": UPDATED_AT,
    };
    for (const [property, value] of Object.entries(expected)) {
      expect(readProperty(property), property).toBe(value);
    }
    expect(readHead('link[rel="canonical"]', "href")).toBe(`${site.url}/blog/post-1`);
    expect(readHead('link[type="application/rss+xml"]', "href")).toBe("/blog/feed.xml");
  });

  test("whose picture no network shows is shared with the card of the blog", async () => {
    const image_url = "https://cdn.example/a.svg?v=2";
    const post = await renderPost({ image_url });
    expect(post?.["image"]).toBe(image_url);
    expect(readProperty("og:image")).toBe(`${site.url}/share/blog.jpg`);
    expect(readProperty("og:image:type")).toBe("image/jpeg");
    expect(readProperty("og:image:width")).toBe("1200");
    expect(readProperty("og:image:alt")).toBe(document.title);
  });

  test("by the team has the agency as its author, and a long title is shortened for search engines", async () => {
    const title = `</script>${"A very long title ".repeat(9)}`;
    const post = await renderPost({ author: site.teamName, title });
    expect(findProblems(post)).toEqual([]);
    expect(structuredDataScripts()[0]?.innerHTML).not.toContain("<");
    expect(post).toMatchObject({ author: { "@type": "Organization", name: site.name } });
  });

  test("with a date before our era shows it, but not to machines", async () => {
    const post = await renderPost({ date: "0044-03-15 BC", title: `${"x".repeat(108)}🚢🚢🚢` });
    expect(screen.getByText("March 15, 44 BC")).not.toHaveAttribute("datetime");
    expect(post).not.toHaveProperty("datePublished");
    expect(readProperty("article:published_time")).toBeNull();
    // A shortened headline must not end with half of a surrogate pair.
    expect(post?.["headline"]).not.toMatch(/\p{Surrogate}/u);
  });

  test("that is loading or does not exist has no structured data", async () => {
    const { handler, release } = serveTableLater("blog_posts", []);
    backend.use(handler);
    renderRoute("/blog/post-1");
    await screen.findByText(blogPost.loading);
    const isDescribed = () =>
      structuredDataScripts().length > 0 || readHead('link[rel="canonical"]', "href") !== null;
    expect(isDescribed()).toBe(false);
    expect(readHead('meta[name="robots"]', "content")).toBe("noindex");
    release();
    await screen.findByRole("heading", { level: 1, name: blogPost.notFoundTitle });
    expect(isDescribed()).toBe(false);
    expect(readHead('meta[name="robots"]', "content")).toBe("noindex");
  });
});

test("no metadata of a page remains after navigating to the next", async () => {
  const { user } = renderRoute(paths.howItWorks);
  expect(typesOf(await findStructuredData())).toContain("HowTo");
  const link = document.querySelector(`a[href="${paths.faq}"]`);
  if (!link) throw new Error("No way to the FAQ.");
  await user.click(link);
  await screen.findByText(faqHead.heading);
  expect(typesOf(await findStructuredData())).toEqual(["FAQPage", "BreadcrumbList"]);
  expect(readHead('link[rel="canonical"]', "href")).toBe(`${site.url}/faq`);
  expect(readProperty("og:image")).toBe(`${site.url}/share/faq.jpg`);
});
