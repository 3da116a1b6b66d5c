import { expect, test } from "vitest";
import { makePosts } from "../../../tests/support/factories";
import { movePost, renumberPosts } from "./reorder-posts";

const posts = makePosts(3);
const [first, second, third] = posts.map(({ id }) => id);

const idsAfter = (id = "", step: 1 | -1) => movePost(posts, id, step)?.map((post) => post.id);

test("a move swaps a post with its neighbor", () => {
  expect(idsAfter(third, -1)).toEqual([first, third, second]);
  expect(idsAfter(first, 1)).toEqual([second, first, third]);
});

test("the first post cannot move up, the last cannot move down, and an unknown one cannot move", () => {
  expect(idsAfter(first, -1)).toBeUndefined();
  expect(idsAfter(third, 1)).toBeUndefined();
  expect(idsAfter("unknown", 1)).toBeUndefined();
});

test("all posts are numbered from 0, even if they had equal numbers or gaps", () => {
  for (const numbers of [
    [0, 0, 0],
    [4, 9, 2],
  ]) {
    const numbered = renumberPosts(
      posts.map((post, i) => ({ ...post, display_order: numbers[i] ?? 0 })),
    );
    expect(numbered.map((post) => post.display_order)).toEqual([0, 1, 2]);
    expect(numbered.map(({ id }) => id)).toEqual([first, second, third]);
  }
});
