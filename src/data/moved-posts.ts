import { queryOptions } from "@tanstack/react-query";
import { removeUnstorable } from "@/lib/clean-text";
import { ALL_POSTS } from "./blog-posts";
import { DatabaseError, FUNCTION_MISSING } from "./errors";
import { read } from "./read";
import { readText, type StoredRow } from "./rows";

/** A former address of a post. */
export type MovedPost = {
  /** Not encoded, e.g. "/blog/old slug" or "/2023/05/my-post". No post has it now. */
  path: string;
  /** The slug that the post has now. */
  slug: string;
};

const movedPosts = {
  required: ["path", "slug"],
  normalize: (row: StoredRow): MovedPost => ({
    path: readText(row["path"]),
    slug: readText(row["slug"]),
  }),
};

/**
 * The former addresses of all posts, or the one with this path. Null if the database does not keep
 * any: a migration is missing.
 */
export async function listMovedPosts(path?: string): Promise<MovedPost[] | null> {
  // An address such as /blog/%00 names no post, and the database would answer with an error.
  if (path !== undefined && removeUnstorable(path) !== path) return [];
  const args = path === undefined ? {} : { of_path: path };
  try {
    return await read(movedPosts, (client) => client.rpc("list_moved_posts", args, { get: true }));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === FUNCTION_MISSING) return null;
    throw error;
  }
}

const meta = { failure: "The former addresses of posts could not be read." };

/** A change of a slug makes these old, as it does all that is read of posts. */
export const movedPostQueries = {
  all: () =>
    queryOptions({
      queryKey: [ALL_POSTS, "moved"],
      queryFn: () => listMovedPosts(),
      // A database without the function is asked once.
      enabled: ({ state }) => state.data !== null,
      meta,
    }),
  byPath: (path: string) =>
    queryOptions({
      queryKey: [ALL_POSTS, "moved", path],
      queryFn: () => listMovedPosts(path),
      meta,
    }),
};
