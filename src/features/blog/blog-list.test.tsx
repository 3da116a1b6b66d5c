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
import { main } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

/** The titles of the cards, in order. */
const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

const pages = () => screen.queryByRole("navigation", { name: "Pages" });

describe("the posts", () => {
  test("have a spinner until they are loaded, then a count in a live region that exists before", async () => {
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

  test("come newest first, six a page, each with a link to its own page", async () => {
    backend.use(serveTable("blog_posts", makePosts(7).toReversed()));
    renderRoute("/blog");
    await screen.findAllByRole("article");
    expect(cards()).toEqual(["Post 1", "Post 2", "Post 3", "Post 4", "Post 5", "Post 6"]);
    expect(requestsTo("blog_posts")).toHaveLength(1);
    const [first] = screen.getAllByRole("article");
    expect(first).toHaveTextContent("Sourcing · December 31, 2025");
    expect(first).toHaveTextContent("What post 1 is about.");
    expect(within(first ?? document.body).getByRole("link", { name: "Post 1" })).toHaveAttribute(
      "href",
      "/blog/post-1",
    );
  });

  test("all appear, even if one request cannot return all", async () => {
    backend.use(serveTable("blog_posts", makePosts(500)));
    renderRoute("/blog?page=84");
    await waitFor(() => {
      expect(cards()).toEqual(["Post 499", "Post 500"]);
    });
    expect(requestsTo("blog_posts").map((url) => url.searchParams.get("offset"))).toEqual([
      "0",
      "100",
      "200",
      "300",
      "400",
    ]);
  });

  test("are read again with Refresh", async () => {
    backend.use(serveTable("blog_posts", makePosts(1)));
    const { user } = renderRoute("/blog");
    await screen.findAllByRole("article");
    const slow = serveTableLater("blog_posts", makePosts(2));
    backend.use(slow.handler);
    const button = main().getByRole("button", { name: copy.refresh });
    await user.click(button);
    expect(button).toHaveAttribute("aria-busy", "true");
    slow.release();
    await waitFor(() => {
      expect(cards()).toEqual(["Post 1", "Post 2"]);
      expect(button).toHaveAttribute("aria-busy", "false");
    });
  });

  test("are replaced by a sentence when there are none", async () => {
    renderRoute("/blog");
    const title = await screen.findByText(copy.emptyTitle, { selector: "h2" });
    expect(title).toBeVisible();
  });
});

describe("the pages", () => {
  test("lead to the other posts, and Back to those before", async () => {
    backend.use(serveTable("blog_posts", makePosts(7)));
    const { user } = renderRoute("/blog");
    await screen.findAllByRole("article");
    await user.click(main().getByRole("link", { name: "Page 2" }));
    expect(cards()).toEqual(["Post 7"]);
    expect(main().getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(main().getByRole("button", { name: "Next page" })).toBeDisabled();
    expect(window.location.search).toBe("?page=2");

    act(() => {
      window.history.back();
    });
    await waitFor(() => {
      expect(cards()).toHaveLength(6);
    });
  });

  test("the address says which one; beyond the last it is the last", async () => {
    backend.use(serveTable("blog_posts", makePosts(13)));
    renderRoute("/blog?page=99");
    await screen.findAllByRole("article");
    expect(cards()).toEqual(["Post 13"]);
  });
});

describe("when the posts cannot be read", () => {
  const toastTitle = () => screen.findByText(copy.failedTitle, { selector: "li *" });

  test("a toast says so, the list is empty, and it can be tried again", async () => {
    const logged = expectConsole("error");
    backend.use(failReads("blog_posts", { status: 400 }));
    const { user } = renderRoute("/blog");
    const toast = within((await toastTitle()).closest("li") ?? document.body);
    expect(toast.getByText(copy.failedText)).toBeVisible();
    expect(screen.queryByText(/the server's own words/)).not.toBeInTheDocument();
    expect(cards()).toEqual([]);
    expect(logged.takeMessages()).toContain("the server's own words");

    backend.use(serveTable("blog_posts", makePosts(1)));
    await user.click(main().getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(cards()).toEqual(["Post 1"]);
    });
  });

  test("a failed Refresh empties the list that was there", async () => {
    const logged = expectConsole("error");
    backend.use(serveTable("blog_posts", makePosts(7)));
    const { user } = renderRoute("/blog");
    await screen.findAllByRole("article");
    backend.use(failReads("blog_posts", { status: 400 }));
    await user.click(main().getByRole("button", { name: copy.refresh }));
    await toastTitle();
    expect(cards()).toEqual([]);
    expect(pages()).not.toBeInTheDocument();
    expect(
      screen.queryByRole("complementary", { name: copy.contentsTitle }),
    ).not.toBeInTheDocument();
    expect(logged.takeMessages()).not.toBe("");
  });
});

describe("the contents beside the list", () => {
  const posts = [
    makePost(1, { category: "Shipping" }),
    makePost(2, { category: "Sourcing" }),
    makePost(3, { category: "Sourcing" }),
  ];
  const contents = async () => within(await screen.findByRole("complementary"));

  test("hold every category with its number of posts, and every post", async () => {
    backend.use(serveTable("blog_posts", posts));
    renderRoute("/blog?category=Shipping");
    const [categories, all] = (await contents()).getAllByRole("list");
    const texts = (list = document.body) =>
      within(list)
        .getAllByRole("link")
        .map((link) => link.textContent);
    expect(texts(categories)).toEqual(["All3", "Shipping1", "Sourcing2"]);
    expect(texts(all)).toEqual(["Post 1", "Post 2", "Post 3"]);
    expect((await contents()).getByRole("link", { name: "Post 3" })).toHaveAttribute(
      "href",
      "/blog/post-3",
    );
  });

  test("hold the first 100 posts, and all when asked for them", async () => {
    backend.use(serveTable("blog_posts", makePosts(103)));
    const { user } = renderRoute("/blog");
    const all = (await contents()).getAllByRole("list")[1] ?? document.body;
    expect(within(all).getAllByRole("link")).toHaveLength(100);
    await user.click((await contents()).getByRole("button", { name: copy.showAllPosts(103) }));
    expect(within(all).getAllByRole("link")).toHaveLength(103);
    expect(within(all).getByRole("link", { name: "Post 101" })).toHaveFocus();
    expect((await contents()).queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  test("lead to a category", async () => {
    backend.use(serveTable("blog_posts", posts));
    const { user } = renderRoute("/blog");
    await user.click((await contents()).getByRole("link", { name: /^Shipping/ }));
    expect(cards()).toEqual(["Post 1"]);
    expect(screen.getByLabelText(copy.categoryLabel)).toHaveValue("Shipping");
    expect((await contents()).getByRole("link", { name: /^Shipping/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });
});
