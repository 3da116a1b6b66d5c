import { expect, test } from "vitest";
import { makePosts, makeSuccessStory } from "../../tests/support/factories.ts";
import type { StoredContent } from "./application.ts";
import { explainFailures, type FailedTask, type Faults } from "./faults.ts";

const posts = makePosts(3);
const stories = [makeSuccessStory(1), makeSuccessStory(2)];
const content: StoredContent = {
  posts,
  stories,
  siteImages: [],
  settings: [],
  favicon: "/favicon.ico",
};

/** A task that fails with content for which `fails` is true. */
const makeTask = (name: string, fails: (content: StoredContent) => boolean): FailedTask => ({
  name,
  reason: "together",
  attempt: (part) => Promise.resolve(fails(part) ? "alone" : null),
});

async function explain(...tasks: FailedTask[]): Promise<Faults> {
  const faults: Faults = { rows: new Map(), bare: new Map(), broken: new Map() };
  await explainFailures(faults, content, tasks);
  return faults;
}

const has =
  (id = "") =>
  (part: StoredContent) =>
    [...part.posts, ...part.stories].some((row) => row.id === id);

test("the rows that make a page fail alone are to blame", async () => {
  const fails = (part: StoredContent) => has(stories[1]?.id)(part) || has(posts[2]?.id)(part);
  const { rows, bare, broken } = await explain(makeTask("/", fails));
  expect([...rows]).toEqual([
    [posts[2], "alone"],
    [stories[1], "alone"],
  ]);
  expect([bare.size, broken.size]).toEqual([0, 0]);
});

test("a post is to blame for its own page, unless another one fails alone", async () => {
  const own = await explain(makeTask("/blog/post-1", has("none")));
  expect([...own.rows]).toEqual([[posts[0], "together"]]);
  const other = await explain(makeTask("/blog/post-1", has(posts[1]?.id)));
  expect([...other.rows]).toEqual([[posts[1], "alone"]]);
});

test("a page that fails for no single row is rendered without content, and then given up", async () => {
  const task = makeTask("/blog", ({ posts: shown }) => shown.length > 1);
  const faults = await explain(task);
  expect(faults).toEqual({
    rows: new Map(),
    bare: new Map([["/blog", "together"]]),
    broken: new Map(),
  });
  await explainFailures(faults, content, [task]);
  expect([...faults.broken.keys()]).toEqual(["/blog"]);
});

test("a page that fails without rows, or for all posts, is a fault of the code", async () => {
  const faq = await explain(makeTask("/faq", () => true));
  expect([...faq.broken.keys()]).toEqual(["/faq"]);
  const names = posts.map(({ slug }) => `/blog/${slug}`);
  const all = await explain(...names.map((name) => makeTask(name, has("none"))));
  expect([...all.broken.keys()]).toEqual(names);
  expect(all.rows.size).toBe(0);
});
