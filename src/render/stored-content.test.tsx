import { expect, test } from "vitest";
import { paths } from "@/config/paths";
import { blogPostQueries } from "@/data/blog-posts";
import { queryClient } from "@/data/query-client";
import { makePost, makePosts } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { findSharedAddresses } from "./page-paths";
import { readStoredContent, selectPageContent } from "./stored-content";

test("the related articles in a post's data are those that the browser finds", async () => {
  const categories = ["Sourcing", "Sourcing", "Sourcing", "Shipping", "Shipping", "Quality"];
  const posts = categories.map((category, i) => makePost(i + 1, { category }));
  backend.use(serveTable("blog_posts", posts.toReversed()));
  const stored = await readStoredContent();
  for (const { slug, category } of posts) {
    const query = blogPostQueries.related(slug, category);
    const { queries } = selectPageContent(`/blog/${slug}`, stored);
    const rendered = new Map(queries.map(([key, data]) => [JSON.stringify(key), data]));
    const found = await queryClient.query(query);
    const slugs = found.map(({ slug: other }) => ({ slug: other }));
    expect(rendered.get(JSON.stringify(query.queryKey))).toMatchObject(slugs);
  }
});

test("the data of the blog page grows by less than 300 bytes per post", () => {
  const empty = { posts: [], stories: [], siteImages: [], favicon: "/favicon.ico" };
  const excerpt = "Long. ".repeat(50);
  const measure = (count: number) =>
    JSON.stringify(
      selectPageContent(paths.blog, { ...empty, posts: makePosts(count, { excerpt }) }).queries,
    ).length;
  expect((measure(100) - measure(50)) / 50).toBeLessThan(300);
});

test("of posts whose slugs differ in capital letters only, the oldest keeps its address", () => {
  const makeAt = (number: number, slug: string, time: string) =>
    makePost(number, { slug, created_at: `2026-11-26T${time}` });
  const oldest = makeAt(1, "CON", "08:00:01+00:00");
  const later = makeAt(2, "con", "08:00:01.021+00:00");
  const last = makeAt(3, "Con", "08:00:01.0215+00:00");

  expect([...findSharedAddresses([last, later, oldest])]).toEqual([
    [later, oldest],
    [last, oldest],
  ]);
});
