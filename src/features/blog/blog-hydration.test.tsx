import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { seedQueryCache, selectPageContent } from "@/app/stored-content";
import { StoredData } from "@/components/stored-data";
import { blogList as copy } from "@/content/blog";
import type { BlogPost } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { makePost, makePosts } from "../../../tests/support/factories";
import { serveTable, backend, serveTableLater } from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { BlogList } from "./blog-list";
import { ShareButtons } from "./share-buttons";

const POSTS = makePosts(16, { image_url: "/images/example.jpg" }).map((post, i) => ({
  ...post,
  category: i < 8 ? "Shipping" : "Sourcing",
}));

const searchBox = () => screen.getByRole("searchbox");
const categoryBox = () => screen.getByLabelText(copy.categoryLabel);
const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

function Query() {
  return <output>{useLocation().search}</output>;
}

/** Renders the list as prerendered, with the data of its page. The browser then reads it again. */
function renderListAhead(posts: BlogPost[] = POSTS) {
  // The browser's address, which these tests keep apart from the router's.
  window.history.replaceState(null, "", "/blog");
  const stored = { posts, stories: [], siteImages: [], favicon: "/favicon.ico" };
  const content = selectPageContent("/blog", stored);
  seedQueryCache(content, []);
  for (const [key, data] of content.queries) {
    // Out of date, as hydration sets it, so that the query is read again at once.
    queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
  return renderOnServer(
    <StoredData>
      <BlogList />
      <Query />
    </StoredData>,
    "/blog",
  );
}

test("a prerendered list has complete cards on page 1 and all titles, and is read again silently", async () => {
  const slow = serveTableLater("blog_posts", makePosts(3));
  backend.use(slow.handler);
  renderListAhead().hydrate();
  expect(queryClient.isFetching()).toBe(1);
  const [first] = screen.getAllByRole("article");
  expect(cards()).toHaveLength(6);
  expect(first).toHaveTextContent("What post 1 is about.");
  expect(first?.querySelector("img")).toHaveAttribute("src", "/images/example.jpg");
  const contents = within(screen.getByRole("complementary"));
  expect(contents.getByRole("link", { name: "Post 16" })).toHaveAttribute("href", "/blog/post-16");
  expect(screen.getByRole("button", { name: copy.refresh })).toHaveAttribute("aria-busy", "false");
  slow.release();
  await waitFor(() => {
    expect(cards()).toHaveLength(3);
  });
});

test("a search for the excerpt or tags of a later page waits for the whole list", async () => {
  const posts = [...POSTS, makePost(17, { excerpt: "Heat-treated wood.", tags: ["ISPM 15"] })];
  const slow = serveTableLater("blog_posts", posts);
  backend.use(slow.handler);
  const { user } = renderListAhead(posts).hydrate();
  await user.type(searchBox(), "ispm wood");
  expect(screen.getByText(copy.loading)).toBeVisible();
  expect(screen.queryByText(copy.emptyTitle)).not.toBeInTheDocument();
  slow.release();
  expect(await screen.findByRole("heading", { name: "Post 17" })).toBeVisible();
  expect(screen.queryByText(copy.loading)).not.toBeInTheDocument();
});

test("a category chosen before hydration is applied together with the typed search", async () => {
  backend.use(serveTable("blog_posts", POSTS));
  const { hydrate } = renderListAhead();
  fireEvent.input(searchBox(), { target: { value: "post 1" } });
  fireEvent.change(categoryBox(), { target: { value: "Sourcing" } });
  const { user } = hydrate();
  expect(categoryBox()).toHaveValue("Sourcing");
  expect(searchBox()).toHaveValue("post 1");
  await waitFor(() => {
    expect(cards()).toEqual(["Post 10", "Post 11", "Post 12", "Post 13", "Post 14", "Post 15"]);
  });
  expect(document.querySelector("output")).toHaveTextContent("?search=post+1&category=Sourcing");
  await user.clear(searchBox());
  expect(cards()).toHaveLength(6);
});

test("a share button uses the address at the time of the click", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { hydrate } = renderOnServer(<ShareButtons title="MOQ" />, "/blog/moq");
  window.history.pushState(null, "", "/blog/moq?from=letter#start");
  const { user } = hydrate();
  await user.click(screen.getByRole("button", { name: "Share on LinkedIn" }));
  const shared = new URL(String(open.mock.calls[0]?.[0])).searchParams.get("url");
  expect(shared).toBe(`${window.location.origin}/blog/moq`);
});
