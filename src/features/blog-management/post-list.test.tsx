import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { adminPaths } from "@/config/paths";
import { storeDrafts } from "@/db/admin-drafts";
import { unlockForTest } from "../../../tests/support/admin";
import { mockMatchMedia } from "../../../tests/support/browser";
import { makePost, makePosts } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import {
  downButton,
  listedTitles,
  openPostList,
  postEntries,
  toastText,
  upButton,
} from "../../../tests/support/post-list";
import { renderRoute } from "../../../tests/support/render-route";

const EMPTY = 'No blog posts yet. Click "Add New Post" to get started.';
const WIDE = "(width >= 80rem)";

beforeEach(() => {
  localStorage.clear();
});

function open() {
  unlockForTest();
  return renderRoute(adminPaths.blogManagement);
}

test("says that it is loading, then lists the posts in their own order", async () => {
  const posts = [makePost(1, { display_order: 2 }), makePost(2), makePost(3, { display_order: 0 })];
  const { handler, release } = serveTableLater("blog_posts", posts);
  backend.use(handler);
  open();
  expect(await screen.findByText("Loading posts…")).toBeVisible();
  release();
  expect(await screen.findByRole("heading", { name: "3 posts" })).toBeVisible();
  expect(listedTitles()).toEqual(["Post 3", "Post 2", "Post 1"]);
  expect(requestsTo("blog_posts").at(-1)?.searchParams.get("order")).toMatch(/^display_order\.asc/);
});

test("without posts, says how to begin", async () => {
  backend.use(serveTable("blog_posts", []));
  open();
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

describe("a list that can't be loaded", () => {
  test("shows the server's message instead of an empty list", async () => {
    backend.use(failReads("blog_posts", { status: 400 }));
    open();
    expect(await toastText("Error Loading Posts")).toContain("the server's own words");
    const failure = screen.getByRole("alert");
    expect(failure).toHaveTextContent("The posts could not be loaded");
    expect(failure).toHaveTextContent("the server's own words");
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  });

  test("can be loaded again on the spot", async () => {
    backend.use(
      failReads("blog_posts", { status: 400, once: true }),
      serveTable("blog_posts", makePosts(2)),
    );
    const { user } = open();
    const failure = await screen.findByRole("alert");
    await user.click(within(failure).getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("heading", { name: "2 posts" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Refresh" })).toHaveFocus();
  });

  test("is emptied if it was shown before", async () => {
    const { user } = await openPostList(makePosts(2));
    backend.use(failReads("blog_posts", { status: 400 }));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await toastText("Error Loading Posts")).toContain("the server's own words");
    expect(listedTitles()).toEqual([]);
  });
});

test("Refresh shows what others have changed", async () => {
  const { user, rows } = await openPostList(makePosts(2));
  rows.push({ ...makePost(3, { title: "From a colleague" }) });
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByRole("heading", { name: "3 posts" })).toBeVisible();
  expect(listedTitles()).toContain("From a colleague");
});

describe("a row", () => {
  const post = makePost(1, { title: "A title", category: "Shipping", date: "2025-05-28" });

  test("has its picture, title, category and date, and opens the public page in a new tab", async () => {
    await openPostList([post]);
    const [row] = postEntries();
    if (!row) throw new Error("There is no row.");
    expect(row).toHaveTextContent("A title");
    expect(row).toHaveTextContent("Shipping, May 28, 2025");
    expect(row.querySelector("img")).toHaveAttribute("src", post.image_url);
    const link = within(row).getByRole("link", { name: "post-1 (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "/blog/post-1");
    expect(link).toHaveAttribute("target", "_blank");
  });

  test("has a column for each of them on a wide screen", async () => {
    mockMatchMedia(WIDE);
    await openPostList([post]);
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers).toEqual(["Order", "Image", "Title", "Category", "Date", "Actions"]);
    const row = screen.getByRole("row", { name: /A title/ });
    expect(within(row).getByRole("rowheader")).toHaveTextContent("A titlepost-1");
    expect(row).toHaveTextContent("ShippingMay 28, 2025");
    expect(within(row).getByRole("link")).toHaveAttribute("href", "/blog/post-1");
    expect(within(row).getAllByRole("button")).toHaveLength(4);
    expect(screen.queryByRole("list", { name: "All posts" })).not.toBeInTheDocument();
  });

  test("is marked when this browser has a draft of it", async () => {
    const draft = { values: { title: "Half done" }, base: null, savedAt: new Date().toISOString() };
    storeDrafts(`blog-post:${makePost(2).id}`, [draft]);
    await openPostList(makePosts(2));
    const [first, second] = postEntries();
    expect(first).not.toHaveTextContent("Unsaved work");
    expect(second).toHaveTextContent("Unsaved work");
  });
});

test("says beside the arrows that the order is not visible to visitors", async () => {
  await openPostList(makePosts(2));
  expect(
    screen.getByText(
      "The arrows change the order of this list only. Visitors see posts by date, newest first.",
    ),
  ).toBeVisible();
});

describe("the search", () => {
  const posts = [
    makePost(1, { title: "Sealed samples", slug: "a-slug" }),
    makePost(2, { title: "Air freight", category: "Shipping" }),
    makePost(3, { title: "Mugs", tags: ["ceramics"] }),
  ];

  test.each([
    ["SAMPLES sealed", "Sealed samples"],
    ["a-slug", "Sealed samples"],
    ["shipping", "Air freight"],
    ["ceramics", "Mugs"],
  ])("finds by title, slug, category and tag: %s", async (query, title) => {
    const { user } = await openPostList(posts);
    await user.type(screen.getByRole("searchbox", { name: "Search posts" }), query);
    expect(await screen.findByText("1 of 3 posts found")).toBeVisible();
    expect(listedTitles()).toEqual([title]);
  });

  test("disables the arrows and says why", async () => {
    const { user } = await openPostList(posts);
    await user.type(screen.getByRole("searchbox"), "s");
    await screen.findByText("3 of 3 posts found");
    for (const arrow of [upButton("Mugs"), downButton("Sealed samples")]) {
      expect(arrow).toHaveAttribute("aria-disabled", "true");
      expect(arrow).toHaveAccessibleDescription("Clear the search to change the order.");
    }
    await user.click(upButton("Mugs"));
    expect(listedTitles()).toEqual(["Sealed samples", "Air freight", "Mugs"]);
  });

  test("that finds nothing can be cleared, and keeps the focus", async () => {
    const { user } = await openPostList(posts);
    await user.type(screen.getByRole("searchbox"), "nowhere");
    expect(await screen.findByText("No post contains these words.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => {
      expect(listedTitles()).toHaveLength(3);
    });
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });
});
