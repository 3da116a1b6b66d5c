import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { makePost, makeSiteImage, makeSuccessStory } from "../../tests/support/factories";
import {
  BACKEND_FAILURES,
  callDuringFailure,
  isRefusal,
  type BackendFailure,
} from "../../tests/support/backend-failures";
import {
  serveTable,
  backend,
  rejectWrites,
  serveWritableTable,
} from "../../tests/support/handlers/backend";
import { createPost, deletePost, updatePost, updatePostOrder } from "./blog-post-editing";
import { AccessRefusedError, DatabaseError, ExplainedError } from "./errors";
import { queryClient } from "./query-client";
import { publishedSite } from "./site-builds";
import { revertSiteImage, saveSiteImage, siteImageVersion } from "./site-image-editing";
import { saveSiteSetting } from "./site-setting-editing";
import {
  createSuccessStory,
  deleteSuccessStory,
  updateSuccessStory,
} from "./success-story-editing";

const post = makePost(1);
const story = makeSuccessStory(1);
const image = { ...makeSiteImage(), component_name: "", description: "" };

/** The rows that the tables have before a write. */
const STORED = {
  blog_posts: [post],
  success_stories: [story],
  site_images: [image],
  site_settings: [],
} as const;

const imageVersion = siteImageVersion(image);

const WRITES = [
  ["creating a post", "blog_posts", "post", () => createPost(post)],
  ["updating a post", "blog_posts", "patch", () => updatePost(post.id, post, post.updated_at)],
  [
    "reordering a post",
    "blog_posts",
    "patch",
    () => updatePostOrder(post.id, post.display_order, 3),
  ],
  ["deleting a post", "blog_posts", "delete", () => deletePost(post.id, post.updated_at)],
  ["adding a story", "success_stories", "post", () => createSuccessStory(story)],
  [
    "saving a story",
    "success_stories",
    "patch",
    () => updateSuccessStory(story.id, story, story.updated_at),
  ],
  [
    "deleting a story",
    "success_stories",
    "delete",
    () => deleteSuccessStory(story.id, story.updated_at),
  ],
  ["saving an image", "site_images", "post", () => saveSiteImage(image, imageVersion)],
  ["reverting an image", "site_images", "delete", () => revertSiteImage(image.id, imageVersion)],
  ["saving a setting", "site_settings", "post", () => saveSiteSetting("a", "/a.ico", null)],
] as const;

/** Whether the site is compared with the database again. */
const isSiteChecked = () => queryClient.getQueryState(publishedSite.queryKey)?.isInvalidated;

const writeDuringFailure = (failure: BackendFailure, write: () => Promise<unknown>) =>
  callDuringFailure(failure, write, { limitMs: 20_000, when: ({ method }) => method !== "GET" });

describe.each(WRITES)("%s", (what, table, method, write) => {
  test("succeeds when the database returns the row, and is compared with the site if visitors see it", async () => {
    backend.use(...serveWritableTable(table, STORED[table]).handlers);
    queryClient.setQueryData(publishedSite.queryKey, { rendered: null, build: null });
    await expect(write()).resolves.not.toThrow();
    expect(isSiteChecked()).toBe(what !== "reordering a post");
  });

  test("fails when the database changes nothing without an error", async () => {
    backend.use(serveTable(table, STORED[table]), rejectWrites(table, method, { status: 200 }));
    // The database refuses an insert with an error, but a change by changing nothing.
    const isInsert = what === "creating a post" || what === "adding a story";
    await expect(write()).rejects.toBeInstanceOf(isInsert ? DatabaseError : AccessRefusedError);
  });

  test("fails with the server's message when a policy refuses it", async () => {
    const message = "new row violates row-level security policy";
    backend.use(rejectWrites(table, method, { status: 401, code: "42501", message }));
    await expect(write()).rejects.toThrow(new AccessRefusedError(message));
  });
});

test.each(BACKEND_FAILURES)("$name: a write fails, and works afterwards", async (failure) => {
  const write = () => updatePost(post.id, post, post.updated_at);
  backend.use(serveTable("blog_posts", [post]));
  queryClient.setQueryData(publishedSite.queryKey, { rendered: null, build: null });
  const error = await writeDuringFailure(failure, write);
  expect(error).toBeInstanceOf(isRefusal(failure) ? AccessRefusedError : DatabaseError);
  expect(isSiteChecked(), "it may have been carried out").toBe(!isRefusal(failure));
  expect(error).toHaveProperty("message", expect.stringMatching(failure.message));

  backend.resetHandlers(...serveWritableTable("blog_posts", [post]).handlers);
  await expect(write()).resolves.not.toThrow();
});

test("a refusal without a message has a cause that tells the status", async () => {
  const url = "http://backend.test/rest/v1/blog_posts";
  backend.use(http.post(url, () => HttpResponse.json({}, { status: 403 })));
  const error: unknown = await createPost(post).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AccessRefusedError);
  expect(error).toHaveProperty("message", "");
  expect(error).toHaveProperty("cause.message", expect.stringContaining("403"));
});

test("a text is saved without the characters that the database refuses", async () => {
  const { handlers, rows } = serveWritableTable("blog_posts", []);
  backend.use(...handlers);
  const typed = { title: "price\0list \uD83D", tags: ["a\0"], content: "<p>a\\u0000\u001B b</p>" };
  await createPost({ ...post, ...typed });
  expect(rows).toMatchObject([{ title: "pricelist ", tags: ["a"], content: "<p>a\\u0000 b</p>" }]);
});

/** Failures after which nobody knows whether the write succeeded. */
const UNKNOWN_OUTCOMES = BACKEND_FAILURES.filter(({ name }) => !/^4\d\d$|firewall/.test(name));

test.each(UNKNOWN_OUTCOMES)("$name: a deletion that was carried out succeeds", async (failure) => {
  backend.use(serveTable("blog_posts", []));
  const deleting = writeDuringFailure(failure, () => deletePost(post.id, post.updated_at));
  expect(await deleting).not.toBeInstanceOf(Error);
});

test("a row that another has changed or deleted is neither written nor deleted, and told from a refusal", async () => {
  const changed = { ...post, updated_at: "2026-11-24T12:00:00.123456+00:00" };
  const table = serveWritableTable("blog_posts", [changed]);
  backend.use(...table.handlers);
  const update = () => updatePost(post.id, { ...post, title: "Mine" }, post.updated_at);
  await expect(update()).resolves.toEqual({ isSaved: false, stored: changed });
  await expect(deletePost(post.id, post.updated_at)).rejects.toThrow(ExplainedError);
  expect(table.rows).toEqual([changed]);
  table.rows.pop();
  await expect(update()).resolves.toEqual({ isSaved: false, stored: null });
});

test("a row without a time of change is saved as long as it has none", async () => {
  const table = serveWritableTable("blog_posts", [{ ...post, updated_at: null }]);
  backend.use(...table.handlers);
  await expect(updatePost(post.id, { ...post, title: "Mine" }, "")).resolves.toMatchObject({
    isSaved: true,
    row: { title: "Mine" },
  });
});

test("a row that is gone already counts as deleted", async () => {
  const { handlers, rows } = serveWritableTable("success_stories", [story]);
  backend.use(...handlers);
  await deleteSuccessStory(story.id, story.updated_at);
  expect(rows).toEqual([]);
  await expect(deleteSuccessStory(story.id, story.updated_at)).resolves.toBeUndefined();
});

test("a picture that another has changed is not replaced: the result is what is stored", async () => {
  const theirs = { ...image, alt: "Corrected by a colleague" };
  const { handlers, rows } = serveWritableTable("site_images", [theirs]);
  backend.use(...handlers);
  const stored = { isSaved: false, stored: { alt: theirs.alt } };
  await expect(saveSiteImage(image, imageVersion)).resolves.toMatchObject(stored);
  expect(rows).toEqual([theirs]);
});

test("a picture is reverted without a failure if there is nothing to revert", async () => {
  backend.use(...serveWritableTable("site_images", []).handlers);
  await expect(revertSiteImage("logoNavbar", null)).resolves.toMatchObject({ isSaved: true });
});

describe("an insert whose response is lost", () => {
  test.each([
    ["blog_posts", post, () => createPost(post)],
    ["success_stories", story, () => createSuccessStory(story)],
  ] as const)("is found when %s has it and is not duplicated", async (table, row, create) => {
    const stored = serveWritableTable(table, []);
    backend.use(...stored.handlers);
    backend.use(
      http.post(`http://backend.test/rest/v1/${table}`, () => {
        stored.rows.push(row);
        return HttpResponse.error();
      }),
    );
    await expect(create()).resolves.toMatchObject({ id: row.id });
    expect(stored.rows).toHaveLength(1);
  });

  test("has failed when another post has the slug", async () => {
    backend.use(
      serveTable("blog_posts", [{ ...post, content: "<p>Someone else's</p>" }]),
      rejectWrites("blog_posts", "post", { status: 0 }),
    );
    await expect(createPost(post)).rejects.toMatchObject({ status: 0 });
  });

  test("has failed when only a story of another picture has its words", async () => {
    backend.use(
      serveTable("success_stories", [{ ...story, image_url: "https://cdn.example/other.webp" }]),
      rejectWrites("success_stories", "post", { status: 0 }),
    );
    await expect(createSuccessStory(story)).rejects.toMatchObject({ status: 0 });
  });
});

vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  READ_RETRY_DELAY_MS: 0,
}));
