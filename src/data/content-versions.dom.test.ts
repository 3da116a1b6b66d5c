import { QueryObserver } from "@tanstack/react-query";
import { expect, test, afterEach, onTestFinished, vi } from "vitest";
import {
  makePost,
  makePosts,
  makeSiteImage,
  makeSuccessStory,
} from "../../tests/support/factories";
import {
  backend,
  failReads,
  requestsTo,
  serveTable,
  serveWritableTable,
} from "../../tests/support/handlers/backend";
import type { BlogPost } from "./blog-posts";
import {
  countChanges,
  findLastChange,
  NO_CONTENT,
  parseContentVersions,
  readContentVersions,
  type ContentVersions,
} from "./content-versions";
import { contentVersions } from "./public-changes";
import { queryClient } from "./query-client";
import { deleteSuccessStory } from "./success-story-editing";

type Rows = Parameters<typeof serveTable>[1];
type Content = { posts?: Rows; stories?: Rows; images?: Rows; settings?: Rows };

function readOf({ posts = [], stories = [], images = [], settings = [] }: Content) {
  backend.use(
    serveTable("blog_posts", posts),
    serveTable("success_stories", stories),
    serveTable("site_images", images),
    serveTable("site_settings", settings),
  );
  return readContentVersions();
}

const CONTENT = {
  posts: makePosts(3),
  stories: [makeSuccessStory(1)],
  images: [makeSiteImage()],
  settings: [{ key: "faviconUrl", value: "/a.ico" }],
};

const SAVED_AGAIN = makePosts(3).map((post) => ({
  ...post,
  updated_at: "2026-11-25T10:00:00+00:00",
}));

test.each<[string, Content, number]>([
  ["the rows in another order", { ...CONTENT, posts: CONTENT.posts.toReversed() }, 0],
  ["all posts saved again", { ...CONTENT, posts: SAVED_AGAIN }, 3],
  ["a new post", { ...CONTENT, posts: makePosts(4) }, 1],
  ["a deleted story and a new post", { ...CONTENT, stories: [], posts: makePosts(4) }, 2],
  ["another alt text of a site image", { ...CONTENT, images: [makeSiteImage({ alt: "New" })] }, 1],
  ["another favicon", { ...CONTENT, settings: [{ key: "faviconUrl", value: "/b.ico" }] }, 1],
  ["everything is gone", {}, 6],
])("%s: the changes are counted", async (_, after, count) => {
  expect(countChanges(await readOf(CONTENT), await readOf(after))).toBe(count);
});

test("the time of the newest change is known for posts and stories", async () => {
  const stored = await readOf(CONTENT);
  const posts = [
    makePost(1, { updated_at: "2026-11-25T10:00:00+00:00" }),
    makePost(2, { updated_at: "2026-11-25T11:00:00+00:00" }),
    makePost(3),
  ];
  const changed = await readOf({ ...CONTENT, posts });
  expect(findLastChange(stored, changed)).toBe(Date.parse("2026-11-25T11:00:00Z"));
  expect(findLastChange(stored, await readOf({ ...CONTENT, images: [] }))).toBeNull();
});

test("only ids and times are read, not the texts", async () => {
  await readOf(CONTENT);
  const [request] = requestsTo("blog_posts");
  expect(request?.searchParams.get("select")).toBe("id,updated_at");
});

test("more rows than fit into one answer are read in several", async () => {
  const { posts } = await readOf({ posts: makePosts(1001) });
  expect(Object.keys(posts)).toHaveLength(1001);
  expect(requestsTo("blog_posts")).toHaveLength(2);
});

test("in a table without time stamps, a version is made from what visitors see", async () => {
  const readPost = async (values: Partial<BlogPost>) => {
    const { updated_at: _, ...post } = makePost(1, values);
    backend.use(
      serveTable("blog_posts", [post]),
      failReads("blog_posts", {
        status: 400,
        code: "42703",
        when: (query) => query.get("select") !== "*",
      }),
    );
    return readContentVersions();
  };
  const stored = await readPost({});
  expect(countChanges(NO_CONTENT, stored)).toBe(1);
  expect(countChanges(stored, await readPost({ content: "<p>New.</p>" }))).toBe(1);
  expect(countChanges(stored, await readPost({ display_order: 7 }))).toBe(0);
});

test("an answer that is no manifest is none", () => {
  const versions: ContentVersions = { ...NO_CONTENT, posts: { a: "1" } };
  expect(parseContentVersions(JSON.parse(JSON.stringify(versions)))).toEqual(versions);
  for (const value of [null, [], "x", {}, { ...versions, posts: { a: 1 } }, { posts: {} }]) {
    expect(parseContentVersions(value)).toBeNull();
  }
});

afterEach(() => {
  queryClient.clear();
});

const story = makeSuccessStory(1);

test("after a change, the versions are read again where they are shown", async () => {
  backend.use(...serveWritableTable("success_stories", [story]).handlers);
  const observer = new QueryObserver(queryClient, contentVersions("2026-11-25T14:05:00.000Z"));
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().data?.stories).toHaveProperty(story.id);
  });
  await deleteSuccessStory(story.id);
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().data?.stories).toEqual({});
  });
  expect(requestsTo("blog_posts")).toHaveLength(2);
});
