import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import {
  CASE_STUDY_PATHS,
  SERVICE_CARD_PATHS,
  STATIC_PATHS,
  TOOL_PATHS,
} from "../../tests/support/addresses";
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

/** The structured data of each page besides its breadcrumb, by schema.org type. */
const THINGS = new Map<string, readonly string[]>([
  ["/", ["Organization", "WebSite"]],
  ["/sourcing-services", ["ItemList"]],
  ...SERVICE_CARD_PATHS.map((path): [string, string[]] => [path, ["Service"]]),
  ["/how-it-works", ["HowTo"]],
  ["/blog", ["Blog"]],
  ["/case-studies", ["ItemList"]],
  ...CASE_STUDY_PATHS.map((path): [string, string[]] => [path, ["Article"]]),
  ["/contact-us", ["ContactPage"]],
  ["/about-us", ["AboutPage"]],
  ["/faq", ["FAQPage"]],
  ["/blog/post-1", ["BlogPosting"]],
  ["/tools", ["ItemList"]],
  ...TOOL_PATHS.slice(1).map((path): [string, string[]] => [path, ["WebApplication"]]),
]);
const ADDRESSES = [...STATIC_PATHS, ...CASE_STUDY_PATHS, "/blog/post-1"];
const UPDATED_AT = "2026-01-31T09:10:11.123456+00:00";
const POST = makePost(1, { updated_at: UPDATED_AT });

const typesOf = (things: readonly Node[]) => things.map((thing) => thing["@type"]);

/** All absolute addresses of this site in a structured-data object. */
function addressesIn(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key));
  if (isNode(value))
    return Object.entries(value).flatMap(([name, item]) => addressesIn(item, name));
  const isOwn = ["url", "item", "logo", "mainEntityOfPage"].includes(key);
  return isOwn ? [String(value)] : [];
}

describe("what search engines and link previews get from", () => {
  test.each(ADDRESSES)("%s", async (address) => {
    backend.use(serveTable("blog_posts", [POST]));
    renderRoute(`${address}?from=a-letter`);
    const things = await findStructuredData();

    expect(things.flatMap((thing) => findProblems(thing))).toEqual([]);
    const isHome = address === "/";
    expect(typesOf(things)).toEqual([
      ...(THINGS.get(address) ?? []),
      ...(isHome ? [] : ["BreadcrumbList"]),
    ]);
    for (const url of addressesIn(things)) expect(new URL(url).origin, url).toBe(site.url);

    const url = new URL(address, site.url).href;
    const { title } = document;
    const description = readHead('meta[name="description"]', "content") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(address === "/blog/post-1" ? 1 : 50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(title.length).toBeLessThanOrEqual(address.startsWith("/case-studies/") ? 110 : 65);
    expect(readHead('link[rel="canonical"]', "href")).toBe(url);
    expect(readHead('meta[name="robots"]', "content")).toBeNull();
    expect(readHead('meta[name="twitter:card"]', "content")).toBe("summary_large_image");
    const isStory = /^\/(blog|case-studies)\/./.test(address);
    const hasCard = address !== "/blog/post-1";
    const expected = {
      "og:url": url,
      "og:title": title,
      "og:description": description,
      "og:type": isStory ? "article" : "website",
      "og:site_name": site.name,
      "og:image:type": hasCard && isStory ? "image/jpeg" : null,
      "og:image:width": hasCard ? "1200" : null,
      "og:image:height": hasCard ? "630" : null,
    };
    for (const [property, value] of Object.entries(expected)) {
      expect(readProperty(property), property).toBe(value);
    }
    expect(readProperty("og:image:alt")).toMatch(/\S/);
    expect(readProperty("article:published_time") !== null).toBe(isStory);
    expect(readHead('link[type="application/rss+xml"]', "href")).toBe(
      address.startsWith("/blog") ? "/blog/feed.xml" : null,
    );
  });
});

/**
 * The names and addresses of the breadcrumb, from the home page on. The last entry has no address.
 */
async function readTrail() {
  const list = (await findStructuredData()).find((thing) => thing["@type"] === "BreadcrumbList");
  const entries: unknown = list?.["itemListElement"];
  if (!Array.isArray(entries)) throw new Error("The page has no trail.");
  return entries.filter(isNode).map(({ name, item }) => ({ name, item }));
}

describe("the breadcrumb of a page", () => {
  test("for a service equals the visible one, below the home page", async () => {
    renderRoute("/quality-control-inspection");
    expect(await readTrail()).toEqual([
      { name: "Home", item: `${site.url}/` },
      { name: "Services", item: `${site.url}/sourcing-services` },
      { name: "Quality control", item: undefined },
    ]);
  });

  test("names a page as the menu does", async () => {
    renderRoute("/shipping-guide");
    expect((await readTrail()).at(-1)?.name).toBe("Shipping guide");
  });
});

describe("a post", () => {
  test("is shared with its picture, dates and author", async () => {
    backend.use(serveTable("blog_posts", [makePost(1, { author: "Mei", updated_at: UPDATED_AT })]));
    renderRoute("/blog/post-1");
    const [post] = await findStructuredData();
    expect(post).toMatchObject({
      image: POST.image_url,
      datePublished: "2025-12-31",
      dateModified: UPDATED_AT,
      author: { "@type": "Person", name: "Mei" },
      publisher: { "@type": "Organization", name: site.name },
    });
    expect(readProperty("og:image")).toBe(POST.image_url);
    expect(readProperty("og:image:alt")).toBe(POST.image_alt);
    expect(readProperty("article:published_time")).toBe("2025-12-31");
    expect(readProperty("article:modified_time")).toBe(UPDATED_AT);
  });

  test.each(["data:image/png;base64,iVBORw0KGgo=", "no address", "https://cdn.example/a.svg?v=2"])(
    "whose picture is %j is shared with the card of the blog",
    async (image_url) => {
      const card = `${site.url}/share/blog.jpg`;
      backend.use(serveTable("blog_posts", [makePost(1, { image_url })]));
      renderRoute("/blog/post-1");
      const isDrawing = image_url.endsWith(".svg?v=2");
      expect((await findStructuredData())[0]?.["image"]).toBe(isDrawing ? image_url : card);
      expect(readProperty("og:image")).toBe(card);
      expect(readProperty("og:image:type")).toBe("image/jpeg");
      expect(readProperty("og:image:width")).toBe("1200");
      expect(readProperty("og:image:alt")).toBe(document.title);
    },
  );

  test("by the team has the agency as its author, and a long title is shortened for search engines", async () => {
    backend.use(serveTable("blog_posts", [makePost(1, { title: "A very long title ".repeat(9) })]));
    renderRoute("/blog/post-1");
    const things = await findStructuredData();
    expect(things.flatMap((thing) => findProblems(thing))).toEqual([]);
    expect(things[0]).toMatchObject({ author: { "@type": "Organization", name: site.name } });
  });

  test("cannot break out of the structured data with its title", async () => {
    const title = "</script><script>alert(1)</script>";
    backend.use(serveTable("blog_posts", [makePost(1, { title })]));
    renderRoute("/blog/post-1");
    expect((await findStructuredData())[0]?.["headline"]).toBe(title);
    expect(structuredDataScripts()[0]?.innerHTML).not.toContain("<");
  });

  test("that is loading or does not exist has no structured data", async () => {
    const { handler, release } = serveTableLater("blog_posts", []);
    backend.use(handler);
    renderRoute("/blog/post-1");
    await screen.findByText("Loading post...");
    const isDescribed = () =>
      structuredDataScripts().length > 0 || readHead('link[rel="canonical"]', "href") !== null;
    expect(isDescribed()).toBe(false);
    expect(readHead('meta[name="robots"]', "content")).toBeNull();
    release();
    await screen.findByRole("heading", { level: 1, name: "Blog Post Not Found" });
    expect(isDescribed()).toBe(false);
    expect(readHead('meta[name="robots"]', "content")).toBe("noindex");
  });
});

test.each(["/no-such-page", "/case-studies/no-such-story"])(
  "%s is excluded from search engines and has no sharing metadata",
  async (address) => {
    renderRoute(address);
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => {
      expect(readHead('meta[name="robots"]', "content")).toBe("noindex");
    });
    expect(structuredDataScripts()).toEqual([]);
    expect(readHead('link[rel="canonical"]', "href")).toBeNull();
    expect(readProperty("og:image")).toBeNull();
  },
);

test("no metadata of a page remains after navigating to the next", async () => {
  const { user } = renderRoute("/how-it-works");
  expect(typesOf(await findStructuredData())).toContain("HowTo");
  const [link] = screen.getAllByText("FAQ", { selector: "a" });
  if (!link) throw new Error("No way to the FAQ.");
  await user.click(link);
  await screen.findByText("Ten things buyers ask first");
  expect(typesOf(await findStructuredData())).toEqual(["FAQPage", "BreadcrumbList"]);
  expect(readHead('link[rel="canonical"]', "href")).toBe(`${site.url}/faq`);
  expect(readProperty("og:image")).toBe(`${site.url}/share/faq.jpg`);
});
