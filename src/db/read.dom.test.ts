import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { expectConsole } from "../../tests/support/console";
import { makePost, makeSiteImage, makeSuccessStory } from "../../tests/support/factories";
import {
  BACKEND_FAILURES,
  failRequests,
  fakeTimeouts,
  MALFORMED_ROWS,
} from "../../tests/support/backend-failures";
import {
  serveTable,
  backend,
  serveTableLater,
  requestsTo,
} from "../../tests/support/handlers/backend";
import { addToTotal } from "../../tests/support/add-to-total";
import { findPostById, findPostIdBySlug, orderedPosts } from "./blog-post-editing";
import { blogPostQueries, findPost } from "./blog-posts";
import { DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { listSiteImageOverrides } from "./site-images";
import { listSiteSettings } from "./site-settings";
import { findSuccessStoryById, listSuccessStories } from "./success-stories";

vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  READ_RETRY_DELAY_MS: 0,
}));

const post = makePost(1);
const other = makePost(2);
const story = makeSuccessStory(1);
const image = makeSiteImage();
const { slug, id, category } = post;

/** All reads of the specification, section 7, and two of the admin's forms. */
const READS = [
  [
    "the newest posts",
    "blog_posts",
    () => queryClient.query(blogPostQueries.latest()),
    [post, other],
  ],
  ["the blog list", "blog_posts", () => queryClient.query(blogPostQueries.list()), [post, other]],
  ["the admin's list", "blog_posts", () => queryClient.query(orderedPosts), [post, other]],
  ["a post by its slug", "blog_posts", () => findPost("slug", slug), post],
  ["a post by its id", "blog_posts", () => findPostById(id), post],
  ["the owner of a slug", "blog_posts", () => findPostIdBySlug(slug), id],
  [
    "related posts",
    "blog_posts",
    () => queryClient.query(blogPostQueries.related(slug, category)),
    [other],
  ],
  ["images", "site_images", listSiteImageOverrides, [image]],
  ["settings", "site_settings", listSiteSettings, new Map([["faviconUrl", "/a.ico"]])],
  ["the stories", "success_stories", listSuccessStories, [story]],
  ["a story", "success_stories", () => findSuccessStoryById(story.id), story],
] as const;

const TABLES = [
  serveTable("blog_posts", [post, other]),
  serveTable("site_images", [image]),
  serveTable("site_settings", [{ key: "faviconUrl", value: "/a.ico" }]),
  serveTable("success_stories", [story]),
];

beforeEach(() => {
  queryClient.clear();
  backend.use(...TABLES);
});

describe.each(READS)("reading %s", (_what, table, read, found) => {
  test("fails with a message for staff on every kind of error and works afterwards", async () => {
    const logged = expectConsole("error");
    const time = fakeTimeouts();
    for (const failure of [...BACKEND_FAILURES, ...MALFORMED_ROWS]) {
      queryClient.clear();
      backend.resetHandlers(failRequests(failure));
      const askedBefore = requestsTo(table).length;
      const reading = read().catch((error: unknown) => error);
      if (!failure.respond()) {
        await waitFor(() => {
          expect(requestsTo(table).length).toBeGreaterThan(askedBefore);
        });
        time.advance(10_000);
      }
      const error = await reading;
      expect(error, failure.name).toBeInstanceOf(DatabaseError);
      expect(error, failure.name).toHaveProperty("message", expect.stringMatching(failure.message));
      addToTotal("backend failures tried, reading");

      backend.resetHandlers(...TABLES);
      expect(await read(), `after ${failure.name}`).toEqual(found);
      addToTotal("backend failures survived");
    }
    logged.takeMessages();
  });

  test("waits 8 seconds for a response", async () => {
    const time = fakeTimeouts();
    const slow = serveTableLater(table, []);
    backend.use(slow.handler);
    const reading = read();
    await waitFor(() => {
      expect(requestsTo(table)).not.toEqual([]);
    });
    time.advance(8000);
    slow.release();
    await expect(reading).resolves.not.toThrow();
    addToTotal("backend failures tried, reading");
    addToTotal("backend failures survived");
  });

  test.each(BACKEND_FAILURES.filter(({ name }) => /^50[0234]|^no network|breaks off/.test(name)))(
    "succeeds despite a transient error: $name",
    async (failure) => {
      backend.use(failRequests(failure, { once: true }));
      expect(await read()).toEqual(found);
      addToTotal("backend failures tried, reading");
      addToTotal("backend failures survived");
    },
  );
});

test("a related post of the same category stays when others can't be read", async () => {
  const logged = expectConsole("error");
  const others = ({ url }: Request) => !url.includes("category=");
  for (const failure of BACKEND_FAILURES.filter(({ respond }) => respond())) {
    queryClient.clear();
    backend.resetHandlers(failRequests(failure, { when: others }), ...TABLES);
    const related = await queryClient.query(blogPostQueries.related(slug, category));
    expect(related, failure.name).toEqual([other]);
    expect(logged.takeMessages(), failure.name).toContain("Related posts could not be read.");
    addToTotal("backend failures tried, reading");
    addToTotal("backend failures survived");
  }
});
