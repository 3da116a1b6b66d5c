import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { StoredData } from "@/components/stored-data";
import { paths } from "@/config/paths";
import { blogList } from "@/content/blog";
import { blogPostQueries, type BlogPost } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { BlogList } from "@/features/blog/blog-list";
import { makePost, makePosts } from "../../tests/support/factories";
import { serveTable, backend, serveTableLater } from "../../tests/support/handlers/backend";
import { renderOnServer } from "../../tests/support/hydrate";
import { readStoredContent, seedQueryCache, selectPageContent } from "./stored-content";

const POSTS = makePosts(8, { image_url: "/images/example.jpg" });

const selectBlog = (posts: readonly BlogPost[]) =>
  selectPageContent(paths.blog, { posts, stories: [], siteImages: [], favicon: "/favicon.ico" });

function renderListAhead(posts = POSTS) {
  const content = selectBlog(posts);
  seedQueryCache(content, []);
  for (const [key, data] of content.queries) {
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

test("a search for the excerpt or tags of a later page waits for the whole list", async () => {
  const posts = [...POSTS, makePost(9, { excerpt: "Heat-treated wood.", tags: ["ISPM 15"] })];
  const slow = serveTableLater("blog_posts", posts);
  backend.use(slow.handler);
  const { user } = renderListAhead(posts).hydrate();
  await user.type(screen.getByRole("searchbox"), "ispm wood");
  expect(screen.getByText(blogList.loading)).toBeVisible();
  expect(screen.queryByText(blogList.emptyTitle)).not.toBeInTheDocument();
  slow.release();
  expect(await screen.findByRole("heading", { name: "Post 9" })).toBeVisible();
  expect(screen.queryByText(blogList.loading)).not.toBeInTheDocument();
});

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
  const excerpt = "Long. ".repeat(50);
  const measure = (count: number) =>
    JSON.stringify(selectBlog(makePosts(count, { excerpt })).queries).length;
  expect((measure(100) - measure(50)) / 50).toBeLessThan(300);
});
