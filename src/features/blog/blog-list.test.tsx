import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { blogList as copy } from "@/content/blog";
import { expectConsole } from "../../../tests/support/console";
import { makePost, makePosts } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

/** The titles of the cards, in order. */
const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

const pages = () => screen.queryByRole("navigation", { name: "Pages" });

test("the posts have a spinner until they are loaded, then a count in a live region that was there", async () => {
  const slow = serveTableLater("blog_posts", makePosts(7));
  backend.use(slow.handler);
  const { user } = renderRoute("/blog");
  expect(await screen.findByText(copy.loading)).toBeVisible();
  const region = screen.getAllByRole("status").find((status) => status.matches("main *:empty"));
  slow.release();
  await waitFor(() => {
    expect(region).toHaveTextContent("Articles 1 to 6 of 7");
  });
  expect(screen.queryByText(copy.loading)).not.toBeInTheDocument();
  await user.type(screen.getByRole("searchbox"), "post 3");
  await waitFor(() => {
    expect(region).toHaveTextContent("Articles 1 to 1 of 1");
  });
  await user.type(screen.getByRole("searchbox"), " and more");
  await waitFor(() => {
    expect(region).toHaveTextContent(copy.emptyTitle);
  });
  expect(region).toBeInTheDocument();
});

test("the posts come newest first, six a page, each with a link to its own page", async () => {
  backend.use(serveTable("blog_posts", makePosts(7).toReversed()));
  const { user } = renderRoute("/blog");
  const [first = document.body] = await screen.findAllByRole("article");
  expect(cards()).toEqual(["Post 1", "Post 2", "Post 3", "Post 4", "Post 5", "Post 6"]);
  expect(requestsTo("blog_posts")).toHaveLength(1);
  expect(first).toHaveTextContent("Sourcing · December 31, 2025");
  expect(first).toHaveTextContent("What post 1 is about.");
  expect(within(first).getByRole("link", { name: "Post 1" })).toHaveAttribute(
    "href",
    "/blog/post-1",
  );

  expect(main().getByRole("button", { name: "Previous page" })).toBeDisabled();
  await user.click(main().getByRole("link", { name: "Page 2" }));
  expect(cards()).toEqual(["Post 7"]);
  expect(main().getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(main().getByRole("button", { name: "Next page" })).toBeDisabled();
  expect(main().getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/blog");
  expect(window.location.search).toBe("?page=2");
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(cards()).toHaveLength(6);
  });
});

test("all posts appear, even if one request cannot return all; beyond the last page is the last", async () => {
  backend.use(serveTable("blog_posts", makePosts(500)));
  renderRoute("/blog?page=999");
  await waitFor(() => {
    expect(cards()).toEqual(["Post 499", "Post 500"]);
  });
  expect(requestsTo("blog_posts").map((url) => url.searchParams.get("offset"))).toEqual(
    [0, 100, 200, 300, 400].map(String),
  );
});

test("the posts are read again with Refresh, and a failure empties the list with a toast", async () => {
  const logged = expectConsole("error");
  backend.use(serveTable("blog_posts", makePosts(1)));
  const { user } = renderRoute("/blog");
  await screen.findAllByRole("article");
  const slow = serveTableLater("blog_posts", makePosts(7));
  backend.use(slow.handler);
  const button = main().getByRole("button", { name: copy.refresh });
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  slow.release();
  await waitFor(() => {
    expect(cards()).toHaveLength(6);
    expect(button).toHaveAttribute("aria-busy", "false");
  });

  backend.use(failReads("blog_posts", { status: 400 }));
  await user.click(button);
  const title = await screen.findByText(copy.failedTitle, { selector: "li *" });
  expect(title.closest("li")).toHaveTextContent(copy.failedText);
  expect(cards()).toEqual([]);
  expect(pages()).not.toBeInTheDocument();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(logged.takeMessages()).toContain("the server's own words");
});

describe("the contents beside the list", () => {
  const contents = async () => within(await screen.findByRole("complementary"));

  test("hold every category with its number of posts, and every post, and lead to a category", async () => {
    backend.use(
      serveTable("blog_posts", [
        makePost(1, { category: "Shipping" }),
        makePost(2, { category: "Sourcing" }),
        makePost(3, { category: "Sourcing" }),
      ]),
    );
    const { user } = renderRoute("/blog?category=Sourcing");
    const [categories = document.body, posts = document.body] = (await contents()).getAllByRole(
      "list",
    );
    expect(textsOf(within(categories).getAllByRole("link"))).toEqual([
      `${copy.allCategories}3`,
      "Shipping1",
      "Sourcing2",
    ]);
    expect(textsOf(within(posts).getAllByRole("link"))).toEqual(["Post 1", "Post 2", "Post 3"]);
    expect(within(posts).getByRole("link", { name: "Post 3" })).toHaveAttribute(
      "href",
      "/blog/post-3",
    );
    const shipping = within(categories).getByRole("link", { name: /^Shipping/ });
    await user.click(shipping);
    expect(cards()).toEqual(["Post 1"]);
    expect(pages()).not.toBeInTheDocument();
    expect(screen.getByLabelText(copy.categoryLabel)).toHaveValue("Shipping");
    expect(shipping).toHaveAttribute("aria-current", "true");
  });

  test("hold the first 100 posts, and all when asked for them", async () => {
    backend.use(serveTable("blog_posts", makePosts(103)));
    const { user } = renderRoute("/blog");
    const all = (await contents()).getAllByRole("list")[1] ?? document.body;
    expect(within(all).getAllByRole("link")).toHaveLength(100);
    const button = (await contents()).getByRole("button", { name: copy.showAllPosts(103) });
    await user.click(button);
    expect(within(all).getAllByRole("link")).toHaveLength(103);
    expect(within(all).getByRole("link", { name: "Post 101" })).toHaveFocus();
    expect(button).not.toBeInTheDocument();
  });
});
