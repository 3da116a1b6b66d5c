import { expect, test } from "vitest";
import { makePosts } from "../../../tests/support/factories";
import { movePost, renumberPosts } from "./reorder-posts";

const posts = makePosts(3);
const [first, second, third] = posts.map(({ id }) => id);

const idsAfter = (id = "", step: 1 | -1) => movePost(posts, id, step)?.map((post) => post.id);

test("a move swaps a post with its neighbor, if there is one", () => {
  expect(idsAfter(third, -1)).toEqual([first, third, second]);
  expect(idsAfter(first, 1)).toEqual([second, first, third]);
  expect(idsAfter(first, -1)).toBeUndefined();
  expect(idsAfter(third, 1)).toBeUndefined();
  expect(idsAfter("unknown", 1)).toBeUndefined();
});

test("all posts are numbered from 0, even if they had equal numbers or gaps", () => {
  const numbered = renumberPosts(posts.map((post, i) => ({ ...post, display_order: i && 7 })));
  expect(numbered.map(({ id, display_order }) => [id, display_order])).toEqual([
    [first, 0],
    [second, 1],
    [third, 2],
  ]);
});
