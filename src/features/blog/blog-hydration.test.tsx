import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { StoredData } from "@/components/stored-data";
import { blogPostQueries } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { makePosts } from "../../../tests/support/factories";
import { answering, backend } from "../../../tests/support/handlers/backend";
import { renderAhead } from "../../../tests/support/hydrate";
import { BlogList } from "./blog-list";
import { ShareButtons } from "./share-buttons";

const POSTS = [
  ...makePosts(8, { category: "Shipping" }),
  ...makePosts(16, { category: "Sourcing" }).slice(8),
];

const searchBox = () => screen.getByPlaceholderText("Search articles...");
const categoryBox = () => screen.getByLabelText("Category");
const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

function Query() {
  return <output>{useLocation().search}</output>;
}

/** The list with the posts of the build, which the browser reads again. */
function renderListAhead() {
  backend.use(answering("blog_posts", POSTS));
  queryClient.setQueryData(blogPostQueries.list().queryKey, POSTS, { updatedAt: 0 });
  return renderAhead(
    <StoredData>
      <BlogList />
      <Query />
    </StoredData>,
    "/blog",
  );
}

test("a search typed before hydration applies and reaches the address", async () => {
  const { hydrate } = renderListAhead();
  fireEvent.input(searchBox(), { target: { value: "post 12" } });
  const { user } = hydrate();
  expect(searchBox()).toHaveValue("post 12");
  expect(cards()).toEqual(["Post 12"]);
  await waitFor(() => {
    expect(document.querySelector("output")).toHaveTextContent("?search=post+12");
  });
  await user.clear(searchBox());
  expect(cards()).toHaveLength(6);
});

test("a category chosen before hydration applies, with what was typed beside it", async () => {
  const { hydrate } = renderListAhead();
  fireEvent.input(searchBox(), { target: { value: "post 1" } });
  fireEvent.change(categoryBox(), { target: { value: "Sourcing" } });
  hydrate();
  expect(categoryBox()).toHaveValue("Sourcing");
  expect(searchBox()).toHaveValue("post 1");
  await waitFor(() => {
    expect(cards()).toEqual(["Post 10", "Post 11", "Post 12", "Post 13", "Post 14", "Post 15"]);
  });
  expect(document.querySelector("output")).toHaveTextContent("?search=post+1&category=Sourcing");
});

test("the reading after hydration is nobody's refresh", async () => {
  const { hydrate } = renderListAhead();
  const refresh = screen.getByRole("button", { name: "Refresh" });
  expect(refresh).toHaveAttribute("aria-busy", "false");
  hydrate();
  expect(queryClient.isFetching()).toBe(1);
  expect(refresh).toHaveAttribute("aria-busy", "false");
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
});

test("a share button takes the address from the browser when it is pressed", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { hydrate } = renderAhead(<ShareButtons title="MOQ" />, "/blog/moq");
  window.history.pushState(null, "", "/blog/moq?from=letter#start");
  const { user } = hydrate();
  await user.click(screen.getByRole("button", { name: "Share on LinkedIn" }));
  const shared = new URL(String(open.mock.calls[0]?.[0])).searchParams.get("url");
  expect(shared).toBe(`${window.location.origin}/blog/moq`);
});
