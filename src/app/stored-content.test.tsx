import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { StoredData } from "@/components/stored-data";
import { paths } from "@/config/paths";
import type { BlogPost } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { BlogList } from "@/features/blog/blog-list";
import { makePosts } from "../../tests/support/factories";
import { serveTable, backend, serveTableLater } from "../../tests/support/handlers/backend";
import { renderOnServer } from "../../tests/support/hydrate";
import { seedQueryCache } from "./stored-content";

const POSTS = makePosts(8, { image_url: "/images/example.jpg" });

function seedBlog(posts: readonly BlogPost[]) {
  return seedQueryCache(paths.blog, {
    posts,
    related: new Map(),
    stories: [],
    articles: new Map(),
    siteImages: [],
    favicon: "/favicon.ico",
  });
}

function renderListAhead() {
  for (const [key, data] of seedBlog(POSTS)) {
    // Out of date, as hydration sets it, so that the query is read again at once.
    queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
  return renderOnServer(
    <StoredData>
      <BlogList />
    </StoredData>,
    paths.blog,
  );
}

test("the data of the blog page has complete cards for page 1 and the titles of all posts", () => {
  const slow = serveTableLater("blog_posts", POSTS);
  backend.use(slow.handler);
  renderListAhead().hydrate();
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(6);
  expect(cards[5]).toHaveTextContent("What post 6 is about.");
  expect(cards[5]?.querySelector("img")).toHaveAttribute("src", "/images/example.jpg");
  const contents = screen.getByRole("complementary");
  expect(within(contents).getByRole("link", { name: "Post 8" })).toHaveAttribute(
    "href",
    "/blog/post-8",
  );
  slow.release();
});

test("cards of later pages are complete once the list has been read again", async () => {
  backend.use(serveTable("blog_posts", POSTS));
  const { user } = renderListAhead().hydrate();
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  expect(await screen.findByText("What post 8 is about.")).toBeVisible();
});

test("the data of the blog page grows by less than 300 bytes per post", () => {
  const excerpt = "Long. ".repeat(50);
  const measure = (count: number) => JSON.stringify(seedBlog(makePosts(count, { excerpt }))).length;
  expect((measure(100) - measure(50)) / 50).toBeLessThan(300);
});
