import { queryOptions } from "@tanstack/react-query";
import { ALL_POSTS, findPost, listPosts, repairPost, type BlogPost } from "./blog-posts";
import type { TablesInsert } from "./database.types";
import { nonsenseError } from "./faults";
import { queryClient } from "./query-client";
import { readOne } from "./read";
import { readId, type StoredRow } from "./rows";
import { deleteRow, writeOnce, writeRow } from "./write";

/** What the form edits: every column but those the database and the order of the list own. */
export type BlogPostFields = Omit<BlogPost, "id" | "display_order" | "created_at" | "updated_at">;

/** The hand-made order. Posts that nothing can be done with, as they have no id, come last. */
async function listOrderedPosts(): Promise<BlogPost[]> {
  const posts = await listPosts({ column: "display_order", ascending: true });
  return posts.toSorted((a, b) => Number(a.id === "") - Number(b.id === ""));
}

/** The admin's list, in its own order. Staff always see what the database holds now. */
export const orderedPosts = queryOptions({
  queryKey: [ALL_POSTS, "ordered"],
  queryFn: listOrderedPosts,
  staleTime: 0,
});

/** Every list and page of posts is out of date. */
export function refreshPosts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_POSTS] });
}

export const findPostById = (id: string) => findPost("id", id);

const postIds = { required: ["id"], repair: ({ id }: StoredRow) => readId(id) };

/** The id of the post that has this slug, or null. */
export async function findPostIdBySlug(slug: string): Promise<string | null> {
  const id = await readOne(postIds, (client, signal) =>
    client
      .from("blog_posts")
      .select("id")
      .eq("slug", slug)
      .limit(1)
      .abortSignal(signal)
      .retry(false),
  );
  if (id === "") throw nonsenseError();
  return id;
}

/** PostgreSQL's `unique_violation`: another post has the slug. */
export const UNIQUE_VIOLATION = "23505";

/**
 * Adds a post. When no answer came, the slug tells whether it arrived all the same, so that
 * trying again makes no twin.
 */
export function createPost(post: TablesInsert<"blog_posts">): Promise<BlogPost> {
  return writeOnce(
    async () =>
      repairPost(
        await writeRow(
          (client, signal) => client.from("blog_posts").insert(post).select().abortSignal(signal),
          () => Promise.resolve(true),
        ),
      ),
    async () => {
      const found = await findPost("slug", post.slug);
      return found?.title === post.title && found.content === post.content ? found : null;
    },
  );
}

export async function updatePost(id: string, fields: BlogPostFields): Promise<BlogPost> {
  return repairPost(
    await writeRow(
      (client, signal) =>
        client.from("blog_posts").update(fields).eq("id", id).select().abortSignal(signal),
      () => postExists(id),
    ),
  );
}

export async function updatePostOrder(id: string, displayOrder: number): Promise<void> {
  await writeRow(
    (client, signal) =>
      client
        .from("blog_posts")
        .update({ display_order: displayOrder })
        .eq("id", id)
        .select("id")
        .abortSignal(signal),
    () => postExists(id),
  );
}

export function deletePost(id: string): Promise<void> {
  return deleteRow(
    (client, signal) =>
      client.from("blog_posts").delete().eq("id", id).select("id").abortSignal(signal),
    () => postExists(id),
  );
}

async function postExists(id: string): Promise<boolean> {
  return (await findPostById(id)) !== null;
}
