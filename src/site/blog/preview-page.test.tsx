import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { blogHead, blogPost } from "@/content/blog";
import { preview as copy } from "@/content/preview";
import { contentsTitle } from "@/content/table-of-contents";
import { mockMatchMedia, REDUCED_MOTION } from "../../../tests/support/browser";
import { expectConsole } from "../../../tests/support/console";
import { backend } from "../../../tests/support/handlers/backend";
import { readHead, readProperty, structuredDataScripts } from "../../../tests/support/head";
import { renderOnServer } from "../../../tests/support/hydrate";
import { main } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";
import { PreviewPage } from "./preview-page";

const KEY = "0b9d6c1e-5b7a-4f0e-9c55-1d2e3f4a5b6c";
const OTHER_KEY = "7e57d004-2b97-4e7a-b45f-5387367791cd";
/** Noon, so that it is the same day in every time zone of the tests. */
const UNTIL = "2026-12-12T12:00:00.123456+00:00";

type Answer = HttpResponse<string | object | null> | object | null;

/** Responds as the function of the database: by key, and null for all others. Returns what was sent. */
function servePreviews(answers: Readonly<Record<string, Answer>>) {
  const sent: [url: string, body: string][] = [];
  backend.use(
    http.post("http://backend.test/rest/v1/rpc/preview_post", async ({ request }) => {
      const body = await request.text();
      sent.push([request.url, body]);
      const answer = Object.entries(answers).find(([key]) => body.includes(key))?.[1] ?? null;
      if (answer instanceof Response) return answer.clone();
      return HttpResponse.json(answer && { fields: answer, until: UNTIL });
    }),
  );
  return { sent, answers };
}

/** What the form writes of a post. */
function makeFields(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    title: "Before anyone else",
    slug: "before-anyone-else",
    date: "2026-12-24",
    category: "Shipping",
    author: "Mei",
    tags: ["moq", "deposit"],
    content: '<h2>First part</h2><p>See <a href="#second-part">below</a>.</p><h2>Second part</h2>',
    ...changes,
  };
}

const heading = () => screen.findByRole("heading", { level: 1 });

test("whoever has the link sees the article as it will be, until when, and nothing to share it", async () => {
  const { sent } = servePreviews({ [KEY]: makeFields() });
  renderRoute(`/preview#${KEY}`);
  expect(await screen.findByText(blogPost.loading)).toBeVisible();
  expect(await heading()).toHaveTextContent("Before anyone else");
  expect(main().getByText(copy.notice("December 12, 2026"))).toBeVisible();
  const article = within(screen.getByRole("article"));
  expect(article.getByRole("heading", { name: "Second part" })).toBeVisible();
  expect(article.getByRole("time")).toHaveTextContent("December 24, 2026");
  expect(article.getByText("deposit")).toBeVisible();
  expect(article.getByRole("link", { name: "Shipping" })).toHaveAttribute(
    "href",
    "/blog?category=Shipping",
  );
  expect(article.queryByText(blogPost.share)).not.toBeInTheDocument();
  const url = "http://backend.test/rest/v1/rpc/preview_post";
  expect(sent).toEqual([[url, JSON.stringify({ key: KEY })]]);
});

test("the head of the page tells nobody what is in the article, and search engines to stay away", async () => {
  servePreviews({ [KEY]: makeFields() });
  renderRoute(`/preview#${KEY}`);
  await heading();
  await waitFor(() => {
    expect(document.title).toBe(copy.title);
  });
  expect(readHead('meta[name="robots"]', "content")).toBe("noindex");
  expect(readHead('link[rel="canonical"]', "href")).toBeNull();
  expect(readHead('link[type="application/rss+xml"]', "href")).toBeNull();
  expect(readProperty("og:title")).toBeNull();
  expect(structuredDataScripts()).toEqual([]);
});

test.each(["", "#", "#top", "#second-part", "#0b9d6c1e-5b7a", "#%E0%A4%A"])(
  "an address without a key (/preview%s) has ended, which the database is not asked",
  async (hash) => {
    const { sent } = servePreviews({});
    renderRoute(`/preview${hash}`);
    expect(await heading()).toHaveTextContent(copy.ended.heading);
    expect(main().getByText(copy.ended.text)).toBeVisible();
    expect(main().getByRole("link", { name: blogPost.backToBlog })).toHaveAttribute(
      "href",
      "/blog",
    );
    expect(main().queryByRole("button", { name: blogPost.tryAgain })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  },
);

test("a key that the database does not know, or no longer, has ended", async () => {
  const { sent } = servePreviews({});
  renderRoute(`/preview#${KEY}`);
  expect(await heading()).toHaveTextContent(copy.ended.heading);
  expect(sent).toHaveLength(1);
});

test("a database without previews has none, and that is no failure", async () => {
  const body = { code: "PGRST202", message: "Could not find the function" };
  servePreviews({ [KEY]: HttpResponse.json(body, { status: 404 }) });
  renderRoute(`/preview#${KEY}`);
  expect(await heading()).toHaveTextContent(copy.ended.heading);
});

test.each([
  ["no connection", HttpResponse.error()],
  ["an error of the server", HttpResponse.json({ message: "no" }, { status: 500 })],
  ["the login page of a hotel", HttpResponse.html("<h1>Welcome</h1>")],
])("a preview that does not arrive (%s) can be tried again", async (_, failure) => {
  const errors = expectConsole("error");
  const { answers } = servePreviews({ [KEY]: failure });
  const { user } = renderRoute(`/preview#${KEY}`);
  expect(await heading()).toHaveTextContent(copy.failed.heading);
  expect(screen.getByRole("alert")).toHaveTextContent(copy.failed.text);
  const logged = errors.takeMessages();
  expect(logged).toMatch(/^The preview could not be read\. DatabaseError/);
  expect(logged).not.toContain(KEY);
  Object.assign(answers, { [KEY]: makeFields() });
  await user.click(main().getByRole("button", { name: blogPost.tryAgain }));
  expect(await screen.findByText("Before anyone else")).toBeVisible();
});

test("a draft with nothing in it yet has a title in the place of its own", async () => {
  servePreviews({ [KEY]: {} });
  renderRoute(`/preview#${KEY}`);
  expect(await heading()).toHaveTextContent(copy.untitled);
  const article = screen.getByRole("article", { name: copy.untitled });
  expect(within(article).queryByRole("time")).not.toBeInTheDocument();
  expect(within(article).getAllByRole("img")[0]).toHaveAttribute(
    "src",
    expect.stringContaining("/images/blog-default"),
  );
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

test("what runs is taken out of the text", async () => {
  const content =
    '<p onclick="alert(1)">Safe <img src=x onerror=alert(1)><script>alert(1)</script></p>';
  servePreviews({ [KEY]: makeFields({ content, title: 5, tags: "one, two" }) });
  renderRoute(`/preview#${KEY}`);
  const text = await screen.findByText("Safe");
  expect(text).not.toHaveAttribute("onclick");
  expect(text.querySelector("[onerror], script")).toBeNull();
  expect(await heading()).toHaveTextContent(copy.untitled);
});

test("links to a part of the page lead there, and the address keeps the key for a reload", async () => {
  mockMatchMedia(REDUCED_MOTION);
  servePreviews({ [KEY]: makeFields() });
  const { user } = renderRoute(`/preview#${KEY}`);
  const part = await screen.findByRole("heading", { name: "Second part" });
  const contents = within(screen.getByRole("complementary", { name: contentsTitle }));
  const links = [
    [contents.getByRole("link", { name: "Second part" }), part],
    [screen.getByRole("link", { name: "below" }), part],
    [screen.getByRole("link", { name: "Skip to content" }), screen.getByRole("main")],
  ] as const;
  const entries = window.history.length;
  for (const [link, target] of links) {
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    await user.click(link);
    expect(target).toHaveFocus();
    expect(scrollTo).toHaveBeenCalled();
    expect(window.location.hash).toBe(`#${KEY}`);
  }
  expect(window.history.length).toBe(entries);
});

test("on the next page, links to a part are in the address as ever", async () => {
  servePreviews({});
  const { user } = renderRoute(`/preview#${KEY}`);
  await user.click(await screen.findByRole("link", { name: blogPost.backToBlog }));
  await screen.findByRole("heading", { level: 1, name: blogHead.heading });
  await user.click(screen.getByRole("link", { name: "Skip to content" }));
  expect(window.location.hash).toBe("#page:main");
});

test("another key in the same tab is read, and Back shows the first again", async () => {
  servePreviews({ [KEY]: makeFields(), [OTHER_KEY]: makeFields({ title: "Another draft" }) });
  renderRoute(`/preview#${KEY}`);
  expect(await heading()).toHaveTextContent("Before anyone else");
  act(() => {
    window.location.hash = OTHER_KEY;
  });
  expect(await screen.findByText("Another draft")).toBeVisible();
  act(() => {
    window.history.back();
  });
  expect(await screen.findByText("Before anyone else")).toBeVisible();
});

test("the HTML of the page waits for the script, and says so where none runs", () => {
  window.history.replaceState(null, "", "/preview");
  const { container } = renderOnServer(<PreviewPage />, "/preview");
  expect(container).toHaveTextContent(blogPost.loading);
  expect(container.querySelector("noscript")).toHaveTextContent(copy.withoutScript);
});
