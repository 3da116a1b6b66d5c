import { screen, within } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { routes } from "@/app/routes";
import { blogPostPath, paths } from "@/config/paths";
import { questions } from "@/content/faq";
import { guides, type Guide } from "@/content/guides";
import "../../../tests/support/handlers/backend";
import { hrefsOf, main } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

const seeds = import.meta.glob<string>("/supabase/seed/blog-posts/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const allGuides: [string, Guide][] = [
  [paths.importExportGuide, guides.importExportGuide],
  [paths.shippingGuide, guides.shippingGuide],
  [paths.paymentGuide, guides.paymentGuide],
  [paths.popularProducts, guides.popularProducts],
];

function hasPage(url: string) {
  return matchRoutes(routes, url)?.at(-1)?.route.path !== "*";
}

/** The SQL of the article that ships with the site. */
function findSeed(url: string) {
  return Object.values(seeds).find((sql) => {
    const [, slug] = /'([\w-]+)'/.exec(sql) ?? [];
    return slug && blogPostPath(slug) === url;
  });
}

describe.each(allGuides)("%s", (path, guide) => {
  test("says that it is coming soon, above its heading", async () => {
    renderRoute(path);
    const heading = await screen.findByRole("heading", { level: 1, name: guide.head.heading });
    expect(heading.previousElementSibling).toHaveTextContent("Coming soon");
  });

  test("lists its topics as bullets in three groups", async () => {
    renderRoute(path);
    await screen.findByRole("heading", { name: "What it will cover" });
    expect(guide.topicGroups).toHaveLength(3);
    for (const { title, topics } of guide.topicGroups) {
      const list = screen.getByRole("heading", { level: 3, name: title }).nextElementSibling;
      expect(list?.localName).toBe("ul");
      expect(topics.length).toBeGreaterThan(1);
      for (const topic of topics) expect(topic).toMatch(/\S/);
      expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(topics);
    }
  });

  test("has a button and a closing call to the contact page", async () => {
    renderRoute(path);
    await screen.findByRole("heading", { level: 1 });
    expect(hrefsOf(main().getAllByRole("link", { name: "Get a Free Quote" }))).toEqual([
      paths.contact,
      paths.contact,
    ]);
    expect(screen.getByRole("heading", { level: 2, name: guide.call.heading })).toBeVisible();
  });

  test("links only to pages that exist, each with a summary", async () => {
    renderRoute(path);
    const section = within(await screen.findByRole("region", { name: "Meanwhile, read" }));
    expect(section.getAllByRole("link").map((link) => link.textContent)).toEqual(
      guide.links.map(({ title }) => title),
    );
    for (const { text } of guide.links) expect(section.getByText(text)).toBeVisible();
    for (const link of main().getAllByRole("link")) {
      const url = link.getAttribute("href") ?? "";
      expect(hasPage(url), url).toBe(true);
      const [, answer] = url.split("/faq#");
      if (answer) expect(questions.map(({ id }) => id)).toContain(answer);
      if (url.startsWith("/blog/")) expect(findSeed(url), url).toBeDefined();
    }
  });

  test("names each article by its title", () => {
    const articles = guide.links.filter(({ kind }) => kind === "Article");
    expect(articles).not.toHaveLength(0);
    for (const { title, to } of articles) {
      expect(findSeed(to)).toContain(`'${title}'`);
    }
  });
});

test("an address without a page is not found", () => {
  expect(hasPage("/no-such-page")).toBe(false);
  expect(hasPage(paths.faq)).toBe(true);
});
