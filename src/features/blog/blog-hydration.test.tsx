import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { StoredData } from "@/components/stored-data";
import { blogList as copy } from "@/content/blog";
import { blogPostQueries, type BlogPost } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { makePosts } from "../../../tests/support/factories";
import { serveTable, backend, serveTableLater } from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { BlogList } from "./blog-list";
import { ShareButtons } from "./share-buttons";

const POSTS = [
  ...makePosts(8, { category: "Shipping" }),
  ...makePosts(16, { category: "Sourcing" }).slice(8),
];

const searchBox = () => screen.getByRole("searchbox");
const categoryBox = () => screen.getByLabelText(copy.categoryLabel);
const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

function Query() {
  return <output>{useLocation().search}</output>;
}

/** Renders the list as prerendered. The browser then reads the posts again. */
function renderListAhead(posts: BlogPost[]) {
  // The browser's address, which these tests keep apart from the router's.
  window.history.replaceState(null, "", "/blog");
  queryClient.setQueryData(blogPostQueries.list().queryKey, posts, { updatedAt: 0 });
  return renderOnServer(
    <StoredData>
      <BlogList />
      <Query />
    </StoredData>,
    "/blog",
  );
}

test("a category chosen before hydration is applied together with the typed search", async () => {
  backend.use(serveTable("blog_posts", POSTS));
  const { hydrate } = renderListAhead(POSTS);
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

test("a prerendered list is read again silently", async () => {
  const slow = serveTableLater("blog_posts", makePosts(3));
  backend.use(slow.handler);
  renderListAhead(makePosts(2)).hydrate();
  expect(queryClient.isFetching()).toBe(1);
  expect(cards()).toHaveLength(2);
  expect(screen.getByRole("button", { name: copy.refresh })).toHaveAttribute("aria-busy", "false");
  slow.release();
  await waitFor(() => {
    expect(cards()).toHaveLength(3);
  });
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
