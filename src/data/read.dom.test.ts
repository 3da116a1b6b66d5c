import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { trackNavigatingAway } from "@/lib/navigating-away";
import { expectConsole } from "../../tests/support/console";
import { makePost, makeSiteImage, makeSuccessStory } from "../../tests/support/factories";
import {
  BACKEND_FAILURES,
  callDuringFailure,
  failRequests,
  fakeTimeouts,
  type BackendFailure,
} from "../../tests/support/backend-failures";
import {
  serveTable,
  backend,
  failReads,
  requestsTo,
  serveTableLater,
} from "../../tests/support/handlers/backend";
import { findPostById, findPostIdBySlug, orderedPosts } from "./blog-post-editing";
import { blogPostQueries, findPostBySlug } from "./blog-posts";
import { DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { listSiteImageOverrides } from "./site-images";
import { listSiteSettings } from "./site-settings";
import { listSuccessStories, successStories } from "./success-stories";
import { findRow } from "./write";

vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  READ_RETRY_DELAY_MS: 0,
}));

const post = makePost(1);
const other = makePost(2);
const story = makeSuccessStory(1);
const olderStory = makeSuccessStory(2);
const image = makeSiteImage();
const { slug, id, category } = post;

/** All reads of the site, and two of the admin's forms. Lists are newest first. */
const READS = [
  ["the newest posts", () => queryClient.query(blogPostQueries.latest()), [post, other]],
  ["the blog list", () => queryClient.query(blogPostQueries.list()), [post, other]],
  ["the admin's list", () => queryClient.query(orderedPosts), [post, other]],
  ["a post by its slug", () => findPostBySlug(slug), post],
  ["a post by its id", () => findPostById(id), post],
  ["the owner of a slug", () => findPostIdBySlug(slug), id],
  ["related posts", () => queryClient.query(blogPostQueries.related(slug, category)), [other]],
  ["images", listSiteImageOverrides, [image]],
  ["settings", listSiteSettings, new Map([["faviconUrl", "/a.ico"]])],
  ["the stories", listSuccessStories, [story, olderStory]],
  ["a story", () => findRow(successStories, story.id), story],
] as const;

const TABLES = [
  serveTable("blog_posts", [other, post]),
  serveTable("site_images", [image]),
  serveTable("site_settings", [{ key: "faviconUrl", value: "/a.ico" }]),
  serveTable("success_stories", [olderStory, story]),
];

beforeEach(() => {
  queryClient.clear();
  backend.use(...TABLES);
});

async function expectFailure(read: () => Promise<unknown>, failure: BackendFailure) {
  const error = await callDuringFailure(failure, read, { limitMs: 10_000 });
  expect(error, failure.name).toBeInstanceOf(DatabaseError);
  expect(error, failure.name).toHaveProperty("message", expect.stringMatching(failure.message));
}

const OTHER_TABLE: BackendFailure = {
  name: "rows without columns",
  respond: () => HttpResponse.json([{}]),
  message: /^Something else than the database answered\./,
};

test.each(READS)("reading %s fails for other rows and works afterwards", async (_, read, found) => {
  const logged = expectConsole("error");
  await expectFailure(read, OTHER_TABLE);
  backend.resetHandlers(...TABLES);
  expect(await read()).toEqual(found);
  logged.takeMessages();
});

const readPost = () => findPostBySlug(slug);

test.each([...BACKEND_FAILURES, OTHER_TABLE])("$name: a read fails", async (failure) => {
  await expectFailure(readPost, failure);
});

test("a read waits 8 seconds for a response", async () => {
  const time = fakeTimeouts();
  const slow = serveTableLater("blog_posts", [post]);
  backend.use(slow.handler);
  const reading = readPost();
  await waitFor(() => {
    expect(requestsTo("blog_posts")).not.toEqual([]);
  });
  time.advance(8000);
  slow.release();
  expect(await reading).toEqual(post);
});

test.each(BACKEND_FAILURES.filter(({ name }) => /^50[0234]|^no network|breaks off/.test(name)))(
  "$name, once: a read is tried again",
  async (failure) => {
    backend.use(failRequests(failure, { once: true }));
    expect(await readPost()).toEqual(post);
  },
);

test("a read that breaks off because the page is being left is sent again when the page stays", async () => {
  trackNavigatingAway();
  window.dispatchEvent(new Event("beforeunload"));
  backend.use(failReads("blog_posts", { status: 0 }));
  const settled = vi.fn();
  const reading = readPost().finally(settled);
  await waitFor(() => {
    expect(requestsTo("blog_posts")).toHaveLength(2);
  });
  // A second request: when it is answered, the failure has been handled.
  await fetch("http://backend.test/rest/v1/site_images");
  expect(settled).not.toHaveBeenCalled();
  backend.use(...TABLES);
  window.dispatchEvent(new Event("pageshow"));
  expect(await reading).toEqual(post);
});

test("a related post of the same category stays when others can't be read", async () => {
  const logged = expectConsole("error");
  backend.use(failReads("blog_posts", { status: 400, when: (query) => !query.has("category") }));
  expect(await queryClient.query(blogPostQueries.related(slug, category))).toEqual([other]);
  expect(logged.takeMessages()).toContain("Related posts could not be read.");
});

test("the database's error that there is no row is no error: nobody has the slug", async () => {
  backend.use(failReads("blog_posts", { status: 406, code: "PGRST116", message: "no rows" }));
  expect(await findPostIdBySlug(slug)).toBeNull();
});

test.each([{}, null, { message: " " }, { message: "<h1>Not found</h1>" }])(
  "an error of the database with %j has no message, and a cause that tells the status",
  async (body) => {
    const answer = http.get("http://backend.test/rest/v1/blog_posts", () =>
      HttpResponse.json(body, { status: 404 }),
    );
    backend.use(answer);
    const error: unknown = await readPost().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toHaveProperty("message", "");
    expect(error).toHaveProperty("cause.message", expect.stringContaining("404"));
  },
);
