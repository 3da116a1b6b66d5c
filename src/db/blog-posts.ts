import { queryOptions } from "@tanstack/react-query";
import { HOME_POST_COUNT, MAX_ROWS_PER_REQUEST, RELATED_COUNT } from "@/config/limits";
import type { Tables, TablesInsert } from "./database.types";
import { DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { read, readResponse } from "./read";
import { writeRow } from "./write";

export type BlogPost = Tables<"blog_posts">;

/** What the form edits: every column but those the database and the order of the list own. */
export type BlogPostFields = Omit<BlogPost, "id" | "display_order" | "created_at" | "updated_at">;

function listLatestPosts(): Promise<BlogPost[]> {
  return read((client, signal) =>
    client
      .from("blog_posts")
      .select("*")
      .order("date", { ascending: false })
      .order("id")
      .limit(HOME_POST_COUNT)
      .abortSignal(signal)
      .retry(false),
  );
}

/** Every post in the order of a column, in as many requests as the server's row limit asks for. */
async function listPosts(column: "date" | "display_order"): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (;;) {
    const from = posts.length;
    const { data, count } = await readResponse((client, signal) =>
      client
        .from("blog_posts")
        .select("*", { count: "exact" })
        .order(column, { ascending: column === "display_order" })
        .order("id")
        .range(from, from + MAX_ROWS_PER_REQUEST - 1)
        .abortSignal(signal)
        .retry(false),
    );
    posts.push(...data);
    if (data.length === 0 || posts.length >= (count ?? 0)) return posts;
  }
}

/** `maybeSingle`, so that an unknown slug is an empty answer and not a failed request. */
function findPostBySlug(slug: string): Promise<BlogPost | null> {
  return read((client, signal) =>
    client
      .from("blog_posts")
      .select("*")
      .eq("slug", slug)
      .abortSignal(signal)
      .maybeSingle()
      .retry(false),
  );
}

/**
 * Up to two other posts: of the same category first, then any (spec section 7). A failed query is
 * only logged; what was found before it is still shown.
 */
async function listRelatedPosts(slug: string, category: string): Promise<BlogPost[]> {
  let found: BlogPost[] = [];
  try {
    found = await read((client, signal) =>
      client
        .from("blog_posts")
        .select("*")
        .neq("slug", slug)
        .eq("category", category)
        .limit(RELATED_COUNT)
        .abortSignal(signal)
        .retry(false),
    );
    if (found.length >= RELATED_COUNT) return found;
    const missing = RELATED_COUNT - found.length;
    const others = await read((client, signal) =>
      client
        .from("blog_posts")
        .select("*")
        .neq("slug", slug)
        .limit(missing)
        .abortSignal(signal)
        .retry(false),
    );
    return mergePosts(found, others).slice(0, RELATED_COUNT);
  } catch (error) {
    console.error("Related posts could not be read.", error);
    return found;
  }
}

function mergePosts(first: BlogPost[], second: BlogPost[]): BlogPost[] {
  return [...new Map([...first, ...second].map((post) => [post.id, post])).values()];
}

const ALL_POSTS = "blog-posts";

export const blogPostQueries = {
  latest: () => queryOptions({ queryKey: [ALL_POSTS, "latest"], queryFn: listLatestPosts }),
  list: () => queryOptions({ queryKey: [ALL_POSTS, "list"], queryFn: () => listPosts("date") }),
  /** The admin's list. Staff always see what the database holds now. */
  ordered: () =>
    queryOptions({
      queryKey: [ALL_POSTS, "ordered"],
      queryFn: () => listPosts("display_order"),
      staleTime: 0,
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [ALL_POSTS, "slug", slug],
      queryFn: () => findPostBySlug(slug),
    }),
  related: (slug: string, category: string) =>
    queryOptions({
      queryKey: [ALL_POSTS, "related", slug, category],
      queryFn: () => listRelatedPosts(slug, category),
    }),
};

/** Every list and page of posts is out of date. */
export function refreshPosts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_POSTS] });
}

export function findPostById(id: string): Promise<BlogPost | null> {
  return read((client, signal) =>
    client
      .from("blog_posts")
      .select("*")
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle()
      .retry(false),
  );
}

/** The id of the post that has this slug, or null. */
export async function findPostIdBySlug(slug: string): Promise<string | null> {
  const row = await read((client, signal) =>
    client
      .from("blog_posts")
      .select("id")
      .eq("slug", slug)
      .limit(1)
      .abortSignal(signal)
      .maybeSingle()
      .retry(false),
  );
  return row?.id ?? null;
}

/** PostgreSQL's `unique_violation`: another post has the slug. */
export const UNIQUE_VIOLATION = "23505";

/**
 * Adds a post. When no answer came, the slug tells whether it arrived all the same, so that
 * trying again makes no twin.
 */
export async function createPost(post: TablesInsert<"blog_posts">): Promise<BlogPost> {
  try {
    return await writeRow(
      (client, signal) => client.from("blog_posts").insert(post).select().abortSignal(signal),
      () => Promise.resolve(true),
    );
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.status !== 0) throw error;
    const arrived = await findPostBySlug(post.slug).catch(() => null);
    if (arrived?.title !== post.title || arrived.content !== post.content) throw error;
    return arrived;
  }
}

export function updatePost(id: string, fields: BlogPostFields): Promise<BlogPost> {
  return writeRow(
    (client, signal) =>
      client.from("blog_posts").update(fields).eq("id", id).select().abortSignal(signal),
    () => postExists(id),
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

export async function deletePost(id: string): Promise<void> {
  await writeRow(
    (client, signal) =>
      client.from("blog_posts").delete().eq("id", id).select("id").abortSignal(signal),
    () => postExists(id),
  );
}

async function postExists(id: string): Promise<boolean> {
  return (await findPostById(id)) !== null;
}
