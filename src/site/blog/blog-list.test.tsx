import { act, screen, waitFor, within, fireEvent } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { seedQueryCache, selectRenderInput } from "@/render/stored-content";
import { QueryProvider } from "@/ui/query-provider";
import { BLOG_PAGE_SIZE as PAGE_SIZE } from "@/config/limits";
import { blogList as copy } from "@/content/blog";
import type { BlogPost } from "@/data/blog-posts";
import { queryClient } from "@/data/query-client";
import { makePost, makePosts, makeSnapshot } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { renderOnServer } from "../../../tests/support/hydrate";
import { main, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";
import { BlogList } from "./blog-list";

/** The posts of a category, of which two are on a second page. */
const CATEGORY_SIZE = PAGE_SIZE + 2;
const POSTS = makePosts(2 * CATEGORY_SIZE, { image_url: "/images/example.jpg" }).map((post, i) => ({
  ...post,
  category: i < CATEGORY_SIZE ? "Shipping" : "Sourcing",
}));
const LAST = `Post ${POSTS.length}`;
const TITLES = POSTS.map(({ title }) => title);

/** The titles of the cards, in order. */
const cards = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

const pages = () => screen.queryByRole("navigation", { name: "Pages" });

test("the posts have a spinner until they are loaded, then a count in a live region that was there", async () => {
  const slow = serveTableLater("blog_posts", makePosts(PAGE_SIZE + 1));
  backend.use(slow.handler);
  const { user } = renderRoute("/blog");
  expect(await screen.findByText(copy.loading)).toBeVisible();
  const region = screen.getAllByRole("status").find((status) => status.matches("main *:empty"));
  slow.release();
  await waitFor(() => {
    expect(region).toHaveTextContent(copy.shown(1, PAGE_SIZE, PAGE_SIZE + 1));
  });
  expect(screen.queryByText(copy.loading)).not.toBeInTheDocument();
  await user.type(screen.getByRole("searchbox"), "post 3");
  await waitFor(() => {
    expect(region).toHaveTextContent(copy.shown(1, 1, 1));
  });
  await user.type(screen.getByRole("searchbox"), " and more");
  await waitFor(() => {
    expect(region).toHaveTextContent(copy.emptyTitle);
  });
  expect(region).toBeInTheDocument();
});

test("the posts come newest first, those of one day in the order of saving, a page full of them, each with a link to its own page", async () => {
  const sameDay = { date: "2025-12-29", id: "00000000-0000-4000-8000-000000000000" };
  const posts = makePosts(PAGE_SIZE + 1).map((post, i) =>
    i === 3 ? { ...post, ...sameDay } : post,
  );
  backend.use(serveTable("blog_posts", posts.toReversed()));
  const { user } = renderRoute("/blog");
  const [first = document.body] = await screen.findAllByRole("article");
  expect(cards()).toEqual(TITLES.slice(0, PAGE_SIZE));
  expect(requestsTo("blog_posts")).toHaveLength(1);
  expect(first).toHaveTextContent("Sourcing · December 31, 2025");
  expect(first).toHaveTextContent("What post 1 is about.");
  expect(within(first).getByRole("link", { name: "Post 1" })).toHaveAttribute(
    "href",
    "/blog/post-1",
  );

  expect(main().getByRole("button", { name: "Previous page" })).toBeDisabled();
  await user.click(main().getByRole("link", { name: "Page 2" }));
  expect(cards()).toEqual([`Post ${PAGE_SIZE + 1}`]);
  expect(main().getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(main().getByRole("button", { name: "Next page" })).toBeDisabled();
  expect(main().getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/blog");
  expect(window.location.search).toBe("?page=2");
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(cards()).toHaveLength(PAGE_SIZE);
  });
});

test("all posts appear, even if one request cannot return all; beyond the last page is the last", async () => {
  const posts = makePosts(500);
  const isOnLastPage = (_: BlogPost, i: number) => i >= PAGE_SIZE * Math.floor(499 / PAGE_SIZE);
  backend.use(serveTable("blog_posts", posts));
  renderRoute("/blog?page=999");
  await waitFor(() => {
    expect(cards()).toEqual(posts.filter(isOnLastPage).map(({ title }) => title));
  });
  expect(requestsTo("blog_posts").map((url) => url.searchParams.get("offset"))).toEqual(
    [0, 100, 200, 300, 400].map(String),
  );
});

test("the posts are read again with Refresh", async () => {
  backend.use(serveTable("blog_posts", makePosts(1)));
  const { user } = renderRoute("/blog");
  await screen.findAllByRole("article");
  const slow = serveTableLater("blog_posts", makePosts(PAGE_SIZE + 1));
  backend.use(slow.handler);
  const button = main().getByRole("button", { name: copy.refresh });
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  slow.release();
  await waitFor(() => {
    expect(cards()).toHaveLength(PAGE_SIZE);
    expect(button).toHaveAttribute("aria-busy", "false");
  });
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

const searchBox = () => screen.getByPlaceholderText(copy.searchPlaceholder);
const categoryBox = () => screen.getByLabelText(copy.categoryLabel);
const back = () => {
  act(() => {
    window.history.back();
  });
};

function leaveBoxAndPause() {
  fireEvent.blur(searchBox());
  vi.advanceTimersByTime(1000);
}

/** Renders the list at an address and waits for its posts. */
async function renderList(url: string, posts = POSTS) {
  backend.use(serveTable("blog_posts", posts));
  const { user } = renderRoute(url);
  await screen.findByRole("complementary");
  return user;
}

describe("searching", () => {
  test("keeps every letter and the focus, on page 2 and when the address is updated", async () => {
    const user = await renderList("/blog?page=2");
    await user.type(searchBox(), "post");
    expect(cards()[0]).toBe("Post 1");
    await waitFor(() => {
      expect(window.location.search).toBe("?search=post");
    });
    await user.keyboard(` ${POSTS.length}`);
    expect(searchBox()).toHaveValue(LAST.toLowerCase());
    expect(searchBox()).toHaveFocus();
    expect(cards()).toEqual([LAST]);
    await waitFor(() => {
      expect(window.location.search).toBe(`?search=post+${POSTS.length}`);
    });
  });

  test("keeps in the address what is typed before its last change is rendered", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderList("/blog");
    fireEvent.change(searchBox(), { target: { value: "post 1" } });
    // Not within `act`, so that the changed address is not rendered before the next letter.
    vi.advanceTimersByTime(1000);
    expect(window.location.search).toBe("?search=post+1");
    fireEvent.change(searchBox(), { target: { value: "post 16" } });
    await waitFor(() => {
      expect(window.location.search).toBe("?search=post+16");
    });
  });

  test("does not overwrite the address when going Back while typing", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await renderList("/blog");
    await user.selectOptions(categoryBox(), "Shipping");
    await user.type(searchBox(), "post 7");
    // On a slow phone all of this happens before the page that Back has reached is rendered.
    window.addEventListener("popstate", leaveBoxAndPause, { once: true });
    back();
    await waitFor(() => {
      expect(categoryBox()).toHaveDisplayValue(copy.allCategories);
    });
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(window.location.pathname + window.location.search).toBe("/blog");
    expect(searchBox()).toHaveValue("");
  });
});

describe("the address determines", () => {
  test("the search, the category and the page", async () => {
    await renderList("/blog?search=post&category=Shipping&page=2");
    expect(searchBox()).toHaveValue("post");
    expect(cards()).toEqual(TITLES.slice(PAGE_SIZE, CATEGORY_SIZE));
    expect(screen.getByLabelText("Page 1")).toHaveAttribute(
      "href",
      "/blog?search=post&category=Shipping",
    );
  });

  test("a category without posts, which is still shown in the select, and all can be shown", async () => {
    const user = await renderList("/blog?search=post&category=Customs&page=2");
    expect(categoryBox()).toHaveDisplayValue("Customs");
    expect(screen.getByText(copy.emptyTitle, { selector: "h2" })).toBeVisible();
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: copy.showAll }));
    expect(searchBox()).toHaveValue("");
    expect(cards()).toHaveLength(PAGE_SIZE);
  });
});

function Query() {
  return <output suppressHydrationWarning>{useLocation().search}</output>;
}

/** Renders the list as prerendered, with the data of its page. The browser then reads it again. */
function renderListAhead(posts: BlogPost[] = POSTS) {
  // The browser's address, which these tests keep apart from the router's.
  window.history.replaceState(null, "", "/blog");
  const content = selectRenderInput("/blog", makeSnapshot(posts));
  seedQueryCache(content, []);
  for (const [key, data] of content.queries) {
    // Out of date, as hydration sets it, so that the query is read again at once.
    queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
  return renderOnServer(
    <QueryProvider>
      <BlogList />
      <Query />
    </QueryProvider>,
    "/blog",
  );
}

test("a prerendered list has complete cards on page 1 and all titles, and is read again silently", async () => {
  const slow = serveTableLater("blog_posts", makePosts(3));
  backend.use(slow.handler);
  renderListAhead().hydrate();
  expect(queryClient.isFetching()).toBe(1);
  const [first] = screen.getAllByRole("article");
  expect(cards()).toHaveLength(PAGE_SIZE);
  expect(first).toHaveTextContent("What post 1 is about.");
  expect(first?.querySelector("img")).toHaveAttribute("src", "/images/example.jpg");
  const contents = within(screen.getByRole("complementary"));
  expect(contents.getByRole("link", { name: LAST })).toHaveAttribute(
    "href",
    `/blog/post-${POSTS.length}`,
  );
  expect(screen.getByRole("button", { name: copy.refresh })).toHaveAttribute("aria-busy", "false");
  slow.release();
  await waitFor(() => {
    expect(cards()).toHaveLength(3);
  });
});

test("a search for the excerpt or tags of a later page waits for the whole list", async () => {
  const posts = [
    ...POSTS,
    makePost(99, { title: "Pallets", excerpt: "Heat-treated wood.", tags: ["ISPM 15"] }),
  ];
  const slow = serveTableLater("blog_posts", posts);
  backend.use(slow.handler);
  const { user } = renderListAhead(posts).hydrate();
  await user.type(searchBox(), "ispm wood");
  expect(screen.getByText(copy.loading)).toBeVisible();
  expect(screen.queryByText(copy.emptyTitle)).not.toBeInTheDocument();
  slow.release();
  expect(await screen.findByRole("heading", { name: "Pallets" })).toBeVisible();
  expect(screen.queryByText(copy.loading)).not.toBeInTheDocument();
});

test("page 2 of a prerendered list waits for its pictures", async () => {
  const slow = serveTableLater("blog_posts", POSTS);
  backend.use(slow.handler);
  const { user } = renderListAhead().hydrate();
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  expect(cards()).toEqual([]);
  expect(screen.getByText(copy.loading).closest("[tabindex]")).toHaveFocus();
  slow.release();
  const [first] = await screen.findAllByRole("article");
  expect(first).toHaveTextContent(`What post ${PAGE_SIZE + 1} is about.`);
  expect(first?.querySelector("img")).toHaveAttribute("src", "/images/example.jpg");
});

test.each([
  ["?page=2&gclid=x", "", TITLES.slice(PAGE_SIZE, 2 * PAGE_SIZE)],
  ["?category=sourcing&page=2", "", TITLES.slice(-2)],
  [`?search=post+${POSTS.length}`, "", [LAST]],
  ["?page=2", LAST, [LAST]],
])("the prerendered list shows what %s asks for, after what was typed (%s)", async (...row) => {
  const [query, typed, expected] = row;
  const slow = serveTableLater("blog_posts", POSTS);
  backend.use(slow.handler);
  const { hydrate } = renderListAhead();
  const box = searchBox();
  if (typed) fireEvent.input(box, { target: { value: typed } });
  hydrate(`/blog${query}`);
  expect(cards()).toEqual([]);
  expect(screen.getByText(copy.loading)).toBeVisible();
  slow.release();
  await waitFor(() => {
    expect(cards()).toEqual(expected);
  });
  expect(searchBox()).toBe(box);
  expect(box).toHaveValue(typed || (/search=(.*)/.exec(query)?.[1]?.replace("+", " ") ?? ""));
});

test("a category chosen before hydration is applied together with the typed search", async () => {
  backend.use(serveTable("blog_posts", POSTS));
  const { hydrate } = renderListAhead();
  const ofSourcing = TITLES.slice(CATEGORY_SIZE).filter((title) => title.includes("1"));
  fireEvent.input(searchBox(), { target: { value: "post 1" } });
  fireEvent.change(categoryBox(), { target: { value: "Sourcing" } });
  const { user } = hydrate();
  expect(categoryBox()).toHaveValue("Sourcing");
  expect(searchBox()).toHaveValue("post 1");
  await waitFor(() => {
    expect(cards()).toEqual(ofSourcing.slice(0, PAGE_SIZE));
  });
  expect(document.querySelector("output")).toHaveTextContent("?search=post+1&category=Sourcing");
  await user.clear(searchBox());
  expect(cards()).toHaveLength(PAGE_SIZE);
});
