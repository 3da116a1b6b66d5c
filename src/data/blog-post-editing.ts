import { queryOptions } from "@tanstack/react-query";
import { MAX_ROWS } from "@/config/admin-limits";
import { ALL_POSTS, blogPosts, findPostBySlug, listPostRows, type BlogPost } from "./blog-posts";
import type { TablesInsert } from "./database.types";
import { ExplainedError, unexpectedResponseError } from "./errors";
import { queryClient } from "./query-client";
import { read, readOne } from "./read";
import { readId, type StoredRow } from "./rows";
import { deleteRow, findRow, insertRow, updateRow, writeExisting, type SaveResult } from "./write";

/** The columns that the form edits: all but those set by the database or by reordering. */
export type BlogPostFields = Omit<BlogPost, "id" | "display_order" | "created_at" | "updated_at">;

/** In the manual order. Posts without an id cannot be edited, so they come last. */
export async function listOrderedPosts(): Promise<BlogPost[]> {
  const rows = await listPostRows([{ column: "display_order", ascending: true }]);
  return rows.map(blogPosts.normalize).sort((a, b) => Number(a.id === "") - Number(b.id === ""));
}

/** The admin's list. Always read again, because staff must see the current data. */
export const orderedPosts = queryOptions({
  queryKey: [ALL_POSTS, "ordered"],
  queryFn: listOrderedPosts,
  staleTime: 0,
});

/** The posts with no more than their addresses; null if they are too many for one request. */
export const postAddresses = queryOptions({
  queryKey: [ALL_POSTS, "addresses"],
  queryFn: async () => {
    const posts = await read(blogPosts, (client) =>
      client.from("blog_posts").select("id, slug, title").limit(MAX_ROWS),
    );
    return posts.length < MAX_ROWS ? posts : null;
  },
  staleTime: 0,
  meta: { failure: "The addresses of the posts could not be read." },
});

/** Invalidates all post queries, so that they are read again. */
function refreshPosts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_POSTS] });
}

export const findPostById = (id: string) => findRow(blogPosts, id);

const postIds = { required: ["id"], normalize: ({ id }: StoredRow) => readId(id) };

/** The id of the post with this slug, or null. */
export async function findPostIdBySlug(slug: string): Promise<string | null> {
  const id = await readOne(postIds, (client) =>
    client.from("blog_posts").select("id").eq("slug", slug).limit(1),
  );
  if (id === "") throw unexpectedResponseError();
  return id;
}

/** Inserts a post. The slug tells whether one without a response was inserted. */
export function createPost(post: TablesInsert<"blog_posts">): Promise<BlogPost> {
  return insertRow(blogPosts, post, async () => {
    const found = await findPostBySlug(post.slug);
    return found?.title === post.title && found.content === post.content ? found : undefined;
  });
}

/** Writes the post if it still has this version. If not, the list is read again. */
export async function updatePost(
  id: string,
  fields: BlogPostFields,
  version: string,
): Promise<SaveResult<BlogPost>> {
  const result = await updateRow(blogPosts, id, fields, version);
  if (!result.isSaved) void refreshPosts();
  return result;
}

/**
 * Moves a post from one place to another, unless someone else has moved it meanwhile. A post that was
 * deleted has no place to be saved. Visitors never see this order, so it is no public change.
 * @throws {ExplainedError} If it was moved elsewhere.
 */
export async function updatePostOrder(id: string, from: number, to: number): Promise<void> {
  const change = { display_order: to };
  const moved = await writeExisting(
    (client) =>
      client.from("blog_posts").update(change).eq("id", id).eq("display_order", from).select("id"),
    () => Promise.resolve(false),
  );
  if (moved || from === to) return;
  const stored = await findPostById(id);
  if (stored === null || stored.display_order === to) return;
  if (stored.display_order !== from) throw new ExplainedError(MOVED_MEANWHILE);
  // A row from elsewhere may have no number at all, which counts as 0. Otherwise it is a refusal.
  await writeExisting(
    (client) => client.from("blog_posts").update(change).eq("id", id).select("id"),
    () => Promise.resolve(true),
  );
}

const MOVED_MEANWHILE =
  "Someone else moved posts at the same time. The list shows the order as it is now.";

/** Deletes the post if it still has this version. */
export function deletePost(id: string, version: string): Promise<void> {
  return deleteRow(blogPosts, id, version);
}
