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

/** Three rows, of which the middle one has another value in a column. */
function makeRows(make: (number: number) => object, column: string, value: unknown) {
  const [first, second, third] = [make(nextNumber()), make(nextNumber()), make(nextNumber())];
  return {
    first,
    second,
    third,
    stored: [{ ...first }, { ...second, [column]: value }, { ...third }],
  };
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
    const { first, third, stored } = makeRows(make, column, value);
    backend.use(serveTable(table, stored));
    expect(await list()).toEqual([first, third]);
    expect(warned.takeMessages()).toMatch(leftOutWarning(table, column));
  });
});

describe.each([
  { ...POSTS, column: "category", fallback: "" },
  { ...POSTS, column: "author", fallback: site.teamName },
  { ...POSTS, column: "author_avatar", fallback: "/images/brand/author.svg" },
  { ...POSTS, column: "excerpt", fallback: "" },
  { ...POSTS, column: "image_url", fallback: "" },
  { ...POSTS, column: "image_alt", fallback: "" },
  { ...POSTS, column: "content", fallback: "" },
  { ...POSTS, column: "tags", fallback: [] },
  { ...POSTS, column: "created_at", fallback: "" },
  { ...POSTS, column: "updated_at", fallback: "" },
  { ...STORIES, column: "category", fallback: "" },
  { ...STORIES, column: "excerpt", fallback: "" },
  { ...STORIES, column: "content", fallback: "" },
  { ...STORIES, column: "image_url", fallback: "" },
  { ...STORIES, column: "image_alt", fallback: "" },
  { ...STORIES, column: "updated_at", fallback: "" },
])("a row of $table whose $column", ({ table, list, make, column, fallback }) => {
  test.each(bad)("is $kind stays in its place, with the default", async ({ value }) => {
    const { first, second, third, stored } = makeRows(make, column, value);
    backend.use(serveTable(table, stored));
    expect(await list()).toEqual([first, { ...second, [column]: fallback }, third]);
  });
});

describe.each([
  { ...POSTS, column: "date" },
  { ...STORIES, column: "created_at" },
])("a row of $table whose $column", ({ table, list, make, column }) => {
  test.each([...bad, { kind: "another text", value: "soon" }])(
    "is $kind comes last, without a date",
    async ({ value }) => {
      const { first, second, third, stored } = makeRows(make, column, value);
      backend.use(serveTable(table, stored));
      expect(await list()).toEqual([first, third, { ...second, [column]: "" }]);
    },
  );
});

describe("an override", () => {
  const hero = () => makeSiteImage({ id: `image${nextNumber()}` });
  const good = makeSiteImage({ id: "logoFooter" });

  test.each(bad)("whose id is $kind is left out, and all others are used", async ({ value }) => {
    const warned = expectConsole("warn");
    const url = `/${nextNumber()}.webp`;
    backend.use(serveTable("site_images", [{ id: value, url, alt: "" }, good]));
    expect(await listSiteImageOverrides()).toEqual([good]);
    expect(warned.takeMessages()).toMatch(leftOutWarning("site_images", "id"));
  });

  test.each(bad)("whose url is $kind is logged, and all others are used", async ({ value }) => {
    const warned = expectConsole("warn");
    const row = hero();
    backend.use(serveTable("site_images", [{ ...row, url: value }, good]));
    expect(await listSiteImageOverrides()).toEqual([{ ...row, url: "" }, good]);
    expect(warned.takeMessages()).toMatch(leftOutWarning("site_images", "url"));
  });

  test.each(bad)("whose alt is $kind is used like all others", async ({ value }) => {
    const row = hero();
    backend.use(serveTable("site_images", [{ ...row, alt: value }, good]));
    expect(await listSiteImageOverrides()).toEqual([{ ...row, alt: "" }, good]);
  });
});

describe("a setting", () => {
  test.each(bad)("whose value is $kind has none, and the others have theirs", async ({ value }) => {
    const other = { key: "other", value: "Yes" };
    backend.use(serveTable("site_settings", [{ key: "faviconUrl", value }, other]));
    expect(await listSiteSettings()).toEqual(new Map([["other", "Yes"]]));
  });

  test.each(bad)("whose key is $kind is left out", async ({ value }) => {
    const warned = expectConsole("warn");
    const other = { key: "other", value: "Yes" };
    backend.use(serveTable("site_settings", [{ key: value, value: "No" }, other]));
    expect(await listSiteSettings()).toEqual(new Map([["other", "Yes"]]));
    expect(warned.takeMessages()).toMatch(/^(A row of site_settings is left out: \{"key":""\})?$/);
  });
});

describe("values that can still be read:", () => {
  test.each([
    ["steel, glass ,, mugs", ["steel", "glass", "mugs"]],
    [
      ["steel", null, 7, "", { a: 1 }, " glass "],
      ["steel", "glass"],
    ],
    [{ steel: true }, []],
  ])("the tags %j are kept", async (tags, kept) => {
    const post = makePost(nextNumber());
    backend.use(serveTable("blog_posts", [{ ...post, tags }]));
    expect(await POSTS.list()).toEqual([{ ...post, tags: kept }]);
  });

  test.each([
    ["2025-05-28T10:00:00+00:00", "2025-05-28"],
    ["0044-03-15 BC", "0044-03-15 BC"],
    ["infinity", ""],
    ["2025-02-31", ""],
    ["soon", ""],
  ])("the date %j is %j", async (date, kept) => {
    const post = makePost(nextNumber());
    backend.use(serveTable("blog_posts", [{ ...post, date }]));
    expect(await POSTS.list()).toEqual([{ ...post, date: kept }]);
  });

  test("titles, names and tags have no invisible characters", async () => {
    const post = makePost(nextNumber());
    const texts = { title: "Qua\u00ADlity\uFEFF", author: "\u200EWei", tags: ["in\u200Bspection"] };
    backend.use(serveTable("blog_posts", [{ ...post, ...texts }]));
    const shown = { title: "Quality", author: "Wei", tags: ["inspection"] };
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

  test("rows with numeric ids have them as text", async () => {
    const post = makePost(nextNumber());
    backend.use(serveTable("blog_posts", [{ ...post, id: 12 }]));
    expect(await POSTS.list()).toEqual([{ ...post, id: "12" }]);
  });
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

test("two related posts are found, although one of the category cannot be shown", async () => {
  const warned = expectConsole("warn");
  const [open, untitled, same] = [1, 2, 3].map(() => makePost(nextNumber()));
  const other = makePost(nextNumber(), { category: "Shipping" });
  backend.use(serveTable("blog_posts", [{ ...untitled, title: null }, { ...same }, other]));
  const { slug = "", category = "" } = open ?? {};
  expect(await queryClient.query(blogPostQueries.related(slug, category))).toEqual([same, other]);
  warned.takeMessages();
});
