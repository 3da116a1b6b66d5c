import { expect, test } from "vitest";
import { paths } from "@/config/paths";
import { blogPostQueries } from "@/data/blog-posts";
import { fingerprintRows, type PageRead } from "@/data/page-reads";
import { queryClient } from "@/data/query-client";
import { listSiteImageOverrides } from "@/data/site-images";
import { listSiteSettings } from "@/data/site-settings";
import { successStoryQueries } from "@/data/success-stories";
import { expectConsole } from "../../tests/support/console";
import { makePost, makePosts, makeSnapshot, makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { findSharedAddresses } from "./page-paths";
import { readSnapshot, selectRenderInput, type DatabaseSnapshot } from "./stored-content";

/** Records requests to the database and their answers as the data of a page lists them. */
function recordAnswers() {
  const answers: Promise<PageRead>[] = [];
  const record = ({ request, response }: { request: Request; response: Response }) => {
    const [, query = ""] = request.url.split("/rest/v1/");
    const answer = response.clone().json();
    answers.push(answer.then((rows: unknown) => [query, fingerprintRows([rows].flat())] as const));
  };
  backend.events.on("response:mocked", record);
  return () => {
    backend.events.removeListener("response:mocked", record);
    return Promise.all(answers);
  };
}

test("the related articles in a post's data are those that the browser finds, by the same requests", async () => {
  const warned = expectConsole("warn");
  const categories = ["Sourcing", "Sourcing", "Sourcing", "Shipping & more", "Shipping & more", ""];
  const posts = categories.map((category, i) => makePost(i + 1, { category }));
  backend.use(
    serveTable("blog_posts", [...posts.toReversed(), ...leaveOut(posts[3]), ...leaveOut(posts[5])]),
  );
  const stored = await readSnapshot();
  expect(stored.posts).toHaveLength(posts.length);
  warned.takeMessages();
  for (const { slug, category } of posts) {
    const query = blogPostQueries.related(slug, category);
    const { queries, reads } = selectRenderInput(`/blog/${slug}`, stored);
    const rendered = new Map(queries.map(([key, data]) => [JSON.stringify(key), data]));
    const answers = recordAnswers();
    const found = await queryClient.query(query);
    const slugs = found.map(({ slug: other }) => ({ slug: other }));
    expect(rendered.get(JSON.stringify(query.queryKey))).toMatchObject(slugs);
    expect(reads).toEqual(expect.arrayContaining(await answers()));
  }
});

/** Rows that visitors are not shown, of the day of a post and of its category. */
function leaveOut({ date, category, created_at } = makePost(1)) {
  const row = { date, category, created_at };
  return [
    { ...makePost(81, { ...row, slug: `untitled-${date}` }), title: null },
    makePost(82, { ...row, slug: "404" }),
  ];
}

const POSTS = [
  ...makePosts(6),
  makePost(7, { category: "Shipping" }),
  makePost(8, { category: "Shipping" }),
];

/** The reads of a page whose answers are not those from which it was rendered. */
async function findChanges(path: string, stored: DatabaseSnapshot): Promise<string[]> {
  const reads = selectRenderInput(path, stored).reads ?? [];
  const isChanged = async ([query, known]: PageRead) => {
    const rows: unknown = await (await fetch(`http://backend.test/rest/v1/${query}`)).json();
    return fingerprintRows([rows].flat()) !== known;
  };
  const changes = await Promise.all(reads.map(isChanged));
  return reads.flatMap(([query], i) => (changes[i] ? [query] : []));
}

test.each([
  ["complete rows", POSTS],
  [
    "rows without a title and with a reserved slug",
    [...POSTS, ...leaveOut(), ...leaveOut(POSTS[7])],
  ],
  ["more such rows than posts are shown", [1, 2].flatMap(() => [...leaveOut()]).concat(POSTS)],
  [
    "posts without a date",
    [...POSTS.slice(0, 5), ...POSTS.slice(5).map((post) => ({ ...post, date: null }))],
  ],
  ["no `updated_at`", POSTS.map((post) => ({ ...post, updated_at: undefined }))],
  ["one post", POSTS.slice(0, 1)],
  ["no posts", []],
])("a table with %s makes no page count as changed, a new post does", async (_, rows) => {
  const warned = expectConsole("warn");
  const others = [
    serveTable("success_stories", [{ ...makeSuccessStory(1), title: null }, makeSuccessStory(2)]),
    serveTable("site_images", [{ id: null, url: "/logo.svg", alt: null }]),
    serveTable("site_settings", [{ key: "faviconUrl", value: " " }]),
  ];
  backend.use(serveTable("blog_posts", rows), ...others);
  const stored = await readSnapshot();
  warned.takeMessages();
  const posts = stored.posts.map(({ slug }) => `/blog/${slug}`);
  for (const path of [paths.home, paths.caseStudies, ...posts]) {
    expect(await findChanges(path, stored), path).toEqual([]);
  }
  const added = makePost(0, { slug: "new" });
  backend.use(serveTable("blog_posts", [...rows, added]));
  expect(await findChanges(paths.home, stored)).toHaveLength(1);
});

test("every other read of a page is the request that the application sends, with its answer", async () => {
  const posts = makePosts(4);
  const stories = [makeSuccessStory(1), makeSuccessStory(2)];
  backend.use(
    serveTable("blog_posts", posts.toReversed()),
    serveTable("success_stories", stories),
    serveTable("site_images", [{ id: "logoNavbar", url: "/logo.svg", alt: null }]),
    serveTable("site_settings", [{ key: "faviconUrl", value: "/icon.svg" }]),
  );
  const stored = await readSnapshot();
  const slug = posts[0]?.slug ?? "";
  const readsOf = (path: string) => selectRenderInput(path, stored).reads;
  const answers = recordAnswers();
  await Promise.all([
    listSiteImageOverrides(),
    listSiteSettings(),
    queryClient.query(blogPostQueries.latest()),
    queryClient.query(blogPostQueries.bySlug(slug)),
    queryClient.query(successStoryQueries.list()),
  ]);
  const pages = [paths.home, paths.caseStudies, `/blog/${slug}`].flatMap(readsOf);
  const known = await answers();
  expect(known).toHaveLength(5);
  expect(pages).toEqual(expect.arrayContaining(known));
});

test("the data of the blog page grows by less than 300 bytes per post", () => {
  const excerpt = "Long. ".repeat(50);
  const measure = (count: number) =>
    JSON.stringify(
      selectRenderInput(paths.blog, makeSnapshot(makePosts(count, { excerpt }))).queries,
    ).length;
  expect((measure(100) - measure(50)) / 50).toBeLessThan(300);
});

test("of posts whose slugs differ in capital letters only, the oldest keeps its address", () => {
  const makeAt = (number: number, slug: string, time: string) =>
    makePost(number, { slug, created_at: `2026-11-26T${time}` });
  const oldest = makeAt(1, "CON", "08:00:01+00:00");
  const later = makeAt(2, "con", "08:00:01.021+00:00");
  const last = makeAt(3, "Con", "08:00:01.0215+00:00");

  expect([...findSharedAddresses([last, later, oldest])]).toEqual([
    [later, oldest],
    [last, oldest],
  ]);
});
