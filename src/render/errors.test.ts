import { expect, test } from "vitest";
import { makePosts } from "../../tests/support/factories.ts";
import type { PageRoute } from "./page-paths.ts";
import { sortErrors } from "./errors.ts";

const home: PageRoute = { path: "/", file: "index.html" };
const posts = makePosts(2).map((post): PageRoute => ({
  path: `/blog/${post.slug}`,
  file: `blog/${post.slug}.html`,
  post,
}));
const pages = [home, ...posts];

const sort = (...failed: PageRoute[]) =>
  sortErrors(pages, new Map(failed.map(({ path }) => [path, "Error: x\n    at y"])));

test("a post that cannot be rendered is left out and named in one line", () => {
  const [first, second] = posts;
  expect(sort(...posts.slice(1))).toEqual({
    kept: [home, first],
    codeErrors: [],
    errors: [{ name: `“${second?.post?.title}” (/blog/post-2)`, what: "is left out: Error: x" }],
  });
});

test("another page that cannot be rendered is an error of the code, and stays as it is", () => {
  expect(sort(home)).toEqual({
    kept: pages,
    codeErrors: ["Error: x\n    at y"],
    errors: [{ name: "/", what: "cannot be rendered: Error: x" }],
  });
});

test("so are the posts if none of them can be rendered: they do not all disappear", () => {
  const { kept, errors } = sort(...posts);
  expect(kept).toEqual(pages);
  expect(errors.map(({ name }) => name)).toEqual(["/blog/post-1", "/blog/post-2"]);
});
