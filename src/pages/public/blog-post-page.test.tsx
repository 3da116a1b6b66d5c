import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { blogHead, blogPost as copy } from "@/content/blog";
import { imageCatalogue } from "@/content/image-catalogue";
import { ALL_POSTS, blogPostQueries } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { expectConsole } from "../../../tests/support/console";
import { makePost } from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
  requestsTo,
} from "../../../tests/support/handlers/backend";
import { main } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

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

  test("shows the default preview picture when its own does not load", async () => {
    backend.use(serveTable("blog_posts", [post]));
    renderRoute("/blog/post-1");
    const image = await screen.findByAltText("Picture of post 1");
    expect(image).toHaveAttribute("src", "https://cdn.example/post-1.webp");
    fireEvent.error(image);
    const { defaultUrl, defaultAlt } = imageCatalogue.blogPreviewDefault;
    expect(screen.getByAltText(defaultAlt)).toHaveAttribute("src", defaultUrl);
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

  test.each([
    { answer: "is refused with 404", status: 404, requests: 1 },
    { answer: "fails with 503", status: 503, requests: 2 },
  ])("whose request $answer is asked for $requests times", async ({ status, requests }) => {
    const logged = expectConsole("error");
    backend.use(failReads("blog_posts", { status }));
    renderRoute("/blog/post-1");
    expect(await heading()).toHaveTextContent(copy.notFoundTitle);
    expect(requestsForThePost()).toHaveLength(requests);
    expect(logged.takeMessages()).toContain("the server's own words");
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
        order: "date.desc,id.asc",
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
      order: "date.asc,id.asc",
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
