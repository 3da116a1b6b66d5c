import { beforeEach, describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { expectConsole } from "../../tests/support/console";
import { makePost, makeSiteImage, makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend, requestsTo } from "../../tests/support/handlers/backend";
import { orderedPosts } from "./blog-post-editing";
import { blogPostQueries } from "./blog-posts";
import { queryClient } from "./query-client";
import { listSiteImageOverrides } from "./site-images";
import { listSiteSettings } from "./site-settings";
import { allStories } from "./success-story-editing";
import { successStoryQueries } from "./success-stories";

/** Values that a column of an older or foreign table may have instead of ours. */
const KINDS = {
  null: null,
  missing: undefined,
  empty: "",
  blank: " \n",
  "a number": 4.5,
  "true or false": true,
  "a list": [[]],
  "an object": { text: "no" },
};

const bad = Object.entries(KINDS).map(([kind, value]) => ({ kind, value }));

/** Every case has rows of its own, because each invalid row is logged only once. */
let lastNumber = 0;
const nextNumber = () => ++lastNumber;

beforeEach(() => {
  queryClient.clear();
});

/** Three rows, of which the middle one has other values in some columns. */
function makeRows(make: (number: number) => Record<string, unknown>, values: object) {
  const [first, second, third] = [make(nextNumber()), make(nextNumber()), make(nextNumber())];
  return { first, second, third, stored: [first, { ...second, ...values }, third] };
}

const leftOutWarning = (table: string, column: string) =>
  new RegExp(`^A row of ${table} is left out: \\{[^}]*"${column}":""[^}]*\\}$`);

const POSTS = {
  table: "blog_posts",
  list: () => queryClient.query(blogPostQueries.list()),
  make: (number: number) => makePost(number),
} as const;
const STORIES = {
  table: "success_stories",
  list: () => queryClient.query(successStoryQueries.list()),
  make: (number: number) => makeSuccessStory(number),
} as const;

describe.each([
  { ...POSTS, column: "id" },
  { ...POSTS, column: "slug" },
  { ...POSTS, column: "title" },
  { ...STORIES, column: "id" },
  { ...STORIES, column: "title" },
])("a row of $table whose $column", ({ table, list, make, column }) => {
  test.each(bad)("is $kind is left out and logged, and all others stay", async ({ value }) => {
    const warned = expectConsole("warn");
    const { first, third, stored } = makeRows(make, { [column]: value });
    backend.use(serveTable(table, stored));
    expect(await list()).toEqual([first, third]);
    expect(warned.takeMessages()).toMatch(leftOutWarning(table, column));
  });
});

const STORY_DEFAULTS = {
  category: "",
  excerpt: "",
  content: "",
  image_url: "",
  image_alt: "",
  updated_at: "",
};
const POST_DEFAULTS = {
  ...STORY_DEFAULTS,
  author: site.teamName,
  author_avatar: "/images/brand/author.svg",
  tags: [],
  created_at: "",
};

describe.each([
  { ...POSTS, defaults: POST_DEFAULTS },
  { ...STORIES, defaults: STORY_DEFAULTS },
])("a row of $table whose other columns", ({ table, list, make, defaults }) => {
  test.each(bad)("are $kind stays in its place, with the defaults", async ({ value }) => {
    const columns = Object.keys(defaults);
    const values = Object.fromEntries(columns.map((column) => [column, value]));
    const { first, second, third, stored } = makeRows(make, values);
    backend.use(serveTable(table, stored));
    expect(await list()).toEqual([first, { ...second, ...defaults }, third]);
  });
});

describe.each([
  { ...POSTS, column: "date" },
  { ...STORIES, column: "created_at" },
])("a row of $table whose $column", ({ table, list, make, column }) => {
  test.each([...bad, { kind: "another text", value: "soon" }])(
    "is $kind comes last, without a date",
    async ({ value }) => {
      const { first, second, third, stored } = makeRows(make, { [column]: value });
      backend.use(serveTable(table, stored));
      expect(await list()).toEqual([first, third, { ...second, [column]: "" }]);
    },
  );
});

test.each(bad)(
  "an override is left out if its id is $kind, and has no such texts",
  async ({ value }) => {
    const warned = expectConsole("warn");
    const good = makeSiteImage({ id: `image${nextNumber()}` });
    const row = makeSiteImage({ id: `image${nextNumber()}` });
    const url = `/${nextNumber()}.webp`;
    const stored = [{ id: value, url, alt: "" }, { ...row, url: value, alt: value }, good];
    backend.use(serveTable("site_images", stored));
    expect(await listSiteImageOverrides()).toEqual([{ ...row, url: "", alt: "" }, good]);
    expect(warned.takeMessages()).toContain("A row of site_images is left out");
  },
);

test.each(bad)("a setting whose key or value is $kind is left out", async ({ value }) => {
  const warned = expectConsole("warn");
  const other = { key: "other", value: "Yes" };
  const rows = [{ key: "faviconUrl", value }, { key: value, value: "No" }, other];
  backend.use(serveTable("site_settings", rows));
  expect(await listSiteSettings()).toEqual(new Map([["other", "Yes"]]));
  expect(warned.takeMessages()).toMatch(/^(A row of site_settings is left out: \{"key":""\})?$/);
});

test.each([
  ["tags in one text", { tags: "steel, glass ,, mugs" }, { tags: ["steel", "glass", "mugs"] }],
  [
    "tags of other kinds",
    { tags: ["steel", null, 7, "", " glass "] },
    { tags: ["steel", "glass"] },
  ],
  ["a date with a time", { date: "2025-05-28T10:00:00+00:00" }, { date: "2025-05-28" }],
  ["a date before our era", { date: "0044-03-15 BC" }, { date: "0044-03-15 BC" }],
  ["a day that does not exist", { date: "2025-02-31" }, { date: "" }],
  ["a title with invisible characters", { title: "Qua\u00ADlity\uFEFF" }, { title: "Quality" }],
  ["a tag with invisible characters", { tags: ["in\u200Bspection"] }, { tags: ["inspection"] }],
  ["a numeric id", { id: 12 }, { id: "12" }],
])("%s can still be read", async (_, stored, shown) => {
  const post = makePost(nextNumber());
  backend.use(serveTable("blog_posts", [{ ...post, ...stored }]));
  expect(await POSTS.list()).toEqual([{ ...post, ...shown }]);
});

test("posts with mistyped years come last", async () => {
  const posts = ["20266-01-15", "2026-01-15", "0202-01-15"].map((date) =>
    makePost(nextNumber(), { date }),
  );
  backend.use(serveTable("blog_posts", posts));
  const dates = (await queryClient.query(blogPostQueries.list())).map(({ date }) => date);
  expect(dates[0]).toBe("2026-01-15");
});

test("an address that no post can have asks the database nothing", async () => {
  expect(await queryClient.query(blogPostQueries.bySlug("moq\0"))).toBeNull();
  expect(requestsTo("blog_posts")).toEqual([]);
});

test("a row that is left out is logged once, however often it is read", async () => {
  const warned = expectConsole("warn");
  const post = { ...makePost(nextNumber()), title: null, slug: "" };
  backend.use(serveTable("blog_posts", [post, makePost(nextNumber())]));
  await POSTS.list();
  await queryClient.query(blogPostQueries.latest());
  queryClient.clear();
  await POSTS.list();
  expect(warned.takeMessages()).toBe(
    `A row of blog_posts is left out: {"id":"${post.id}","slug":"","title":""}`,
  );
});

test("the newest posts are three, although rows before them cannot be shown or have no date", async () => {
  const warned = expectConsole("warn");
  const posts = [1, 2, 3, 4, 5].map(() => makePost(nextNumber()));
  const [untitled, undated, ...others] = posts;
  backend.use(
    serveTable("blog_posts", [
      { ...untitled, title: null },
      { ...undated, date: "soon" },
      ...others,
    ]),
  );
  expect(await queryClient.query(blogPostQueries.latest())).toEqual(others);
  warned.takeMessages();
});

test("staff have every row in their lists, and nothing is logged", async () => {
  const post = { ...makePost(nextNumber()), title: null, slug: null, display_order: "x" };
  const story = { ...makeSuccessStory(nextNumber()), title: 5 };
  backend.use(serveTable("blog_posts", [post]), serveTable("success_stories", [story]));
  expect(await queryClient.query(orderedPosts)).toEqual([
    { ...post, title: "", slug: "", display_order: 0 },
  ]);
  expect(await queryClient.query(allStories)).toEqual([{ ...story, title: "" }]);
});
