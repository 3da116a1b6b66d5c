import { screen, waitFor, within, createEvent, fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, test, onTestFinished } from "vitest";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogHead, blogPost as copy, blogPost } from "@/content/blog";
import { head as howItWorksHead } from "@/content/how-it-works";
import { articleQuery, omitContent } from "@/data/articles";
import { ALL_POSTS, blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { queryClient } from "@/data/query-client";
import { expectConsole } from "../../../tests/support/console";
import { makePost } from "../../../tests/support/factories";
import { makeGate } from "../../../tests/support/gate";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { failMovedPosts, serveMovedPosts } from "../../../tests/support/handlers/moved-posts";
import { renderOnServer } from "../../../tests/support/hydrate";
import { hrefsOf, main } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";
import { BlogPostPage } from "./blog-post-page";

const post = makePost(1, { title: "What an MOQ is made of" });

const heading = () => screen.findByRole("heading", { level: 1 });
const requestsForThePost = () =>
  requestsTo("blog_posts").filter((url) => url.searchParams.get("slug")?.startsWith("eq."));

describe("a post", () => {
  test("is announced while it loads, and gives the document its title until the visitor leaves", async () => {
    const slow = serveTableLater("blog_posts", [post]);
    backend.use(slow.handler);
    const { user } = renderRoute("/blog/post-1");
    expect(await screen.findByText(copy.loading)).toBeVisible();
    slow.release();
    expect(await heading()).toHaveTextContent("What an MOQ is made of");
    expect(screen.queryByText(copy.loading)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(document.title).toBe(`What an MOQ is made of | ${site.blogName}`);
    });
    await user.click(main().getByRole("link", { name: "Sourcing" }));
    await waitFor(() => {
      expect(document.title).toBe(blogHead.title);
    });
  });

  test("of a list that has been read opens without being read again", async () => {
    backend.use(serveTable("blog_posts", [post]));
    const { user } = renderRoute("/blog");
    await user.click(within(await screen.findByRole("article")).getByRole("link"));
    expect(await screen.findByText("Text of post 1.")).toBeVisible();
    expect(requestsForThePost()).toEqual([]);
  });

  test("of a stale list is read again", async () => {
    backend.use(serveTable("blog_posts", [post]));
    await queryClient.query(blogPostQueries.list());
    await queryClient.invalidateQueries({ queryKey: [ALL_POSTS] });
    renderRoute("/blog/post-1");
    await heading();
    expect(requestsForThePost()).toHaveLength(1);
  });

  test("that does not exist is not found, and cannot be tried again", async () => {
    renderRoute("/blog/no-such-post");
    expect(await heading()).toHaveTextContent(copy.notFoundTitle);
    expect(screen.getByText(copy.notFoundText)).toBeVisible();
    expect(main().getByRole("link", { name: copy.backToBlog })).toHaveAttribute("href", "/blog");
    expect(main().queryByRole("button", { name: copy.tryAgain })).not.toBeInTheDocument();
    expect(requestsForThePost()).toHaveLength(1);
  });
});

describe("an old address", () => {
  const moved = [{ path: "/blog/old slug", slug: "post-1" }];

  test("leads to the post with all that is behind it, and is not there to go back to", async () => {
    backend.use(serveTable("blog_posts", [post]), serveMovedPosts(moved));
    window.history.pushState(null, "", "/blog");
    const places = window.history.length;
    renderRoute("/blog/old%20slug?from=mail#cost");
    expect(await heading()).toHaveTextContent("What an MOQ is made of");
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe("/blog/post-1?from=mail#cost");
    expect(window.history).toHaveLength(places + 1);
  });

  test("is asked for only when there is no such post, while it still loads", async () => {
    const gate = makeGate();
    backend.use(serveTable("blog_posts", [post]), serveMovedPosts([], gate.opened));
    const { user } = renderRoute("/blog/no-such-post");
    await waitFor(() => {
      expect(requestsTo("list_moved_posts")).toHaveLength(1);
    });
    expect(screen.getByText(copy.loading)).toBeVisible();
    gate.open();
    expect(await heading()).toHaveTextContent(copy.notFoundTitle);
    await user.click(main().getByRole("link", { name: copy.backToBlog }));
    await user.click(within(await screen.findByRole("article")).getByRole("link"));
    await screen.findByText("Text of post 1.");
    expect(requestsTo("list_moved_posts")).toHaveLength(1);
  });

  test("is unknown to a database without the migration, which is no failure", async () => {
    backend.use(failMovedPosts(404));
    renderRoute("/blog/old-slug");
    expect(await heading()).toHaveTextContent(copy.notFoundTitle);
  });

  test("that cannot be read counts as not found, and the log says so", async () => {
    const logged = expectConsole("error");
    backend.use(failMovedPosts(400));
    renderRoute("/blog/old-slug");
    expect(await heading()).toHaveTextContent(copy.notFoundTitle);
    expect(logged.takeMessages()).toContain("The former addresses of posts could not be read.");
  });

  test("that the database could not hold is not asked for", async () => {
    renderRoute("/blog/%00");
    expect(await heading()).toHaveTextContent(copy.notFoundTitle);
    expect(requestsTo("list_moved_posts")).toEqual([]);
  });
});

describe("an article", () => {
  const toolsOf = async (changes: Partial<BlogPost>) => {
    backend.use(serveTable("blog_posts", [{ ...post, ...changes }]));
    renderRoute("/blog/post-1");
    await heading();
    const links = hrefsOf(main().getAllByRole("link"));
    return links.filter((href) => href?.startsWith(`${paths.tools}/`));
  };

  test.each([
    ["Contracts and Payments", paths.companyNumber],
    ["Trade Fairs", paths.landedCost],
  ])("of the category “%s” leads to %s", async (category, tool) => {
    expect(await toolsOf({ category })).toEqual([tool]);
  });

  test("that links a tool itself has only that one", async () => {
    const content = `<p><a href="${paths.incoterms}?v=1">Which rule?</a></p>`;
    expect(await toolsOf({ content })).toEqual([`${paths.incoterms}?v=1`]);
  });
});

describe("related articles", () => {
  const sameCategory = makePost(2);
  const another = makePost(3, { category: "Shipping" });
  const section = async () =>
    within(await screen.findByRole("region", { name: copy.relatedTitle }));
  const titles = async () =>
    (await section()).getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  const relatedRequests = () =>
    requestsTo("blog_posts")
      .map(({ searchParams }) => Object.fromEntries(searchParams))
      .filter(({ slug }) => slug?.startsWith("neq."));

  test("are the newest two of the same category, in one query", async () => {
    backend.use(serveTable("blog_posts", [another, post, makePost(4), sameCategory, makePost(5)]));
    renderRoute("/blog/post-1");
    expect(await titles()).toEqual(["Post 2", "Post 4"]);
    expect(relatedRequests()).toEqual([
      {
        select: "*",
        slug: "neq.post-1",
        category: "eq.Sourcing",
        limit: "2",
        order: "date.desc,created_at.desc,id.asc",
      },
    ]);
  });

  test("are filled up with any others, after those of the same category", async () => {
    backend.use(serveTable("blog_posts", [another, post, sameCategory]));
    renderRoute("/blog/post-1");
    expect(await titles()).toEqual(["Post 2", "Post 3"]);
    expect(relatedRequests()[1]).toEqual({
      select: "*",
      slug: "neq.post-1",
      limit: "1",
      order: "date.asc,created_at.asc,id.desc",
    });
  });

  test("change with the post", async () => {
    backend.use(serveTable("blog_posts", [post, sameCategory]));
    const { user } = renderRoute("/blog/post-1");
    await user.click((await section()).getByRole("link", { name: "Post 2" }));
    await screen.findByText("Post 2", { selector: "h1" });
    expect(await titles()).toEqual(["What an MOQ is made of"]);
  });

  test("are left out when they cannot be read, and the failure is only logged", async () => {
    const logged = expectConsole("error");
    backend.use(
      failReads("blog_posts", { status: 400, when: (query) => query.has("category") }),
      serveTable("blog_posts", [post, sameCategory]),
    );
    renderRoute("/blog/post-1");
    expect(await heading()).toHaveTextContent("What an MOQ is made of");
    await waitFor(() => {
      expect(logged.takeMessages()).toContain("the server's own words");
    });
    expect(screen.queryByText(copy.relatedTitle)).not.toBeInTheDocument();
    expect(screen.queryByText(/the server's own words/)).not.toBeInTheDocument();
  });
});

const whole = makePost(1, { content: "<h2>Cost</h2><p>Count the cartons.</p>" });
const changed = { ...whole, content: "<p>Weigh them too.</p>", updated_at: "2026-01-01T00:00:00Z" };

/** Renders the page as prerendered: its data comes without the content. */
async function renderPostAhead(post = whole) {
  const key: readonly unknown[] = blogPostQueries.bySlug(post.slug).queryKey;
  const seedPost = () => {
    queryClient.setQueryData(key, omitContent(post), { updatedAt: 0 });
  };
  seedPost();
  await queryClient.query(articleQuery(post));
  const page = renderOnServer(
    <Routes>
      <Route path="/blog/:slug" element={<BlogPostPage />} />
    </Routes>,
    `/blog/${post.slug}`,
  );
  page.container.id = "root";
  queryClient.clear();
  seedPost();
  return page;
}

const text = () => screen.queryByText("Count the cartons.");
const notFound = () => screen.findByRole("heading", { name: copy.notFoundTitle });
const allQueriesFinished = () =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });

/** Returns a function that tells whether the words have been on the page since it was called. */
function watchFor(words: string): () => boolean {
  let wasSeen = false;
  const observer = new MutationObserver(() => {
    wasSeen ||= document.body.textContent.includes(words);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => {
    observer.disconnect();
  });
  return () => wasSeen;
}

test("a prerendered post is not re-rendered when it has not changed since", async () => {
  backend.use(serveTable("blog_posts", [whole]));
  const page = await renderPostAhead();
  const before = text();
  expect(before).toBeVisible();
  page.hydrate();
  await allQueriesFinished();
  expect(text()).toBe(before);
  expect(screen.getByRole("link", { name: "Cost" })).toHaveAttribute("href", "#cost");
});

test("a post that has changed since is replaced without a gap", async () => {
  const slow = serveTableLater("blog_posts", [changed]);
  backend.use(slow.handler);
  const page = await renderPostAhead();
  const wasLoading = watchFor(copy.loading);
  page.hydrate();
  expect(text()).toBeVisible();
  slow.release();
  expect(await screen.findByText("Weigh them too.")).toBeVisible();
  expect(text()).not.toBeInTheDocument();
  expect(wasLoading()).toBe(false);
});

test("a prerendered post that cannot be read is not found, until it can be read on request", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("blog_posts", { status: 400 }));
  const page = await renderPostAhead();
  const wasLoading = watchFor(copy.loading);
  const { user } = page.hydrate();
  expect(text()).toBeVisible();
  expect(await notFound()).toBeVisible();
  expect(wasLoading()).toBe(false);
  expect(logged.takeMessages()).toContain('The post "post-1" could not be read.');
  expect(text()).not.toBeInTheDocument();

  const slow = serveTableLater("blog_posts", [whole]);
  backend.use(slow.handler);
  await user.click(screen.getByRole("button", { name: copy.tryAgain }));
  expect(await screen.findByText(copy.loading)).toBeVisible();
  slow.release();
  expect(await screen.findByText("Count the cartons.")).toBeVisible();
});

test("a post that has been deleted since is not found, for good", async () => {
  (await renderPostAhead()).hydrate();
  expect(await notFound()).toBeVisible();
  expect(screen.queryByRole("button", { name: copy.tryAgain })).not.toBeInTheDocument();
});

test("a prerendered post without content stays as it was, with its excerpt", async () => {
  const empty = { ...whole, content: "" };
  backend.use(serveTable("blog_posts", [empty]));
  const page = await renderPostAhead(empty);
  const before = screen.getByText(whole.excerpt);
  page.hydrate();
  await allQueriesFinished();
  expect(screen.getByText(whole.excerpt)).toBe(before);
});

test("a post without `updated_at` shows its new content", async () => {
  const undated = { ...whole, updated_at: "" };
  backend.use(serveTable("blog_posts", [{ ...undated, content: "<p>Weigh them too.</p>" }]));
  const page = await renderPostAhead(undated);
  expect(text()).toBeVisible();
  page.hydrate();
  expect(await screen.findByText("Weigh them too.")).toBeVisible();
  expect(text()).not.toBeInTheDocument();
});

/** Renders a post's page and waits for the post. */
async function renderPost(overrides: Partial<BlogPost> = {}) {
  backend.use(serveTable("blog_posts", [makePost(1, overrides)]));
  const { user } = renderRoute("/blog/post-1");
  const article = await screen.findByRole("article");
  return { user, article: within(article), element: article };
}

test("the header has the title, the author, the date as the calendar has it, and the posts of the category", async () => {
  const { article } = await renderPost({
    title: "FOB or DDP?",
    date: "2025-01-01",
    category: "Shipping & Customs",
  });
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent("FOB or DDP?");
  expect(article.getAllByText(site.teamName)).toHaveLength(2);
  expect(article.getByText("January 1, 2025")).toHaveAttribute("datetime", "2025-01-01");
  expect(article.getByRole("link", { name: "Shipping & Customs" })).toHaveAttribute(
    "href",
    "/blog?category=Shipping+%26+Customs",
  );
});

describe("the text", () => {
  test.each(["/how-it-works", "/how-it-works#step-3", "/how-it-works#100%"])(
    "has links into the site that stay in the application (%s)",
    async (href) => {
      const { article } = await renderPost({
        content: `<p><a href="${href}">The <em>five</em> steps</a></p>`,
      });
      const isLeftToBrowser = fireEvent.click(article.getByText("five"));
      expect(isLeftToBrowser).toBe(false);
      expect(await screen.findByText(howItWorksHead.heading)).toBeVisible();
      expect(window.location.pathname).toBe("/how-it-works");
    },
  );

  test.each([
    { kind: "a link to another site", html: '<a href="https://other.example/">Go</a>', keys: {} },
    { kind: "another site in disguise", html: '<a href="/.//other.example/">Go</a>', keys: {} },
    { kind: "a download", html: '<a href="/a.pdf" download>Go</a>', keys: {} },
    { kind: "a new tab", html: '<a href="/faq" target="_blank">Go</a>', keys: {} },
    { kind: "Ctrl and a click", html: '<a href="/faq">Go</a>', keys: { ctrlKey: true } },
  ])("leaves $kind to the browser", async ({ html, keys }) => {
    const { article } = await renderPost({ content: `<p>${html}</p>` });
    const link = article.getByText("Go");
    const click = createEvent.click(link, { button: 0, ...keys });
    let isLeftToBrowser = false;
    const observe = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault(); // jsdom does not implement navigation
    };
    window.addEventListener("click", observe, { once: true });
    fireEvent(link, click);
    expect(isLeftToBrowser).toBe(true);
    expect(window.location.pathname).toBe("/blog/post-1");
  });
});

describe("the foot", () => {
  test("shows the first of many and all on request, each once", async () => {
    const tags = Array.from({ length: 200 }, (_, i) => `Tag ${i}`);
    const { user, article } = await renderPost({ tags: [...tags, " Tag 1 ", " ", "Tag 2"] });
    const list = article.getByRole("list", { name: "Tags" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(24);
    await user.click(article.getByRole("button", { name: blogPost.showAllTags(200) }));
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(tags);
    expect(list).toHaveFocus();
  });

  test.each(["Like (256)", "Comment (12)"])("'%s' does nothing", async (name) => {
    const { user, article, element } = await renderPost();
    const before = element.innerHTML;
    const asked = requestsTo("blog_posts").length;
    await user.click(article.getByRole("button", { name }));
    expect(element.innerHTML).toBe(before);
    expect(window.location.pathname).toBe("/blog/post-1");
    expect(requestsTo("blog_posts")).toHaveLength(asked);
  });
});
