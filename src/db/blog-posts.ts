import { queryOptions } from "@tanstack/react-query";
import { HOME_POST_COUNT, POSTS_PER_REQUEST, RELATED_COUNT } from "@/config/limits";
import type { Tables } from "./database.types";
import { queryClient } from "./query-client";
import { read, readOne, readResponse } from "./read";
import { isText, listOf, rowWith } from "./shapes";

export type BlogPost = Tables<"blog_posts">;

const isPost = rowWith({
  id: isText,
  slug: isText,
  title: isText,
  date: isText,
  category: isText,
  author: isText,
  author_avatar: isText,
  excerpt: isText,
  image_url: isText,
  image_alt: isText,
  content: isText,
  tags: listOf(isText),
});

function listLatestPosts(): Promise<BlogPost[]> {
  return read(isPost, (client, signal) =>
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

type PostOrder = { column: "date" | "display_order"; ascending: boolean };

/** Every post in this order, in steps that each have the whole time of a read. */
export async function listPosts({ column, ascending }: PostOrder): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (;;) {
    const from = posts.length;
    const { data, count } = await readResponse(isPost, (client, signal) =>
      client
        .from("blog_posts")
        .select("*", { count: "exact" })
        .order(column, { ascending })
        .order("id")
        .range(from, from + POSTS_PER_REQUEST - 1)
        .abortSignal(signal)
        .retry(false),
    );
    posts.push(...data);
    if (data.length === 0 || posts.length >= (count ?? 0)) return posts;
  }
}

/** A post by what only one has; an unknown one is an empty answer and not a failed request. */
export function findPost(column: "id" | "slug", value: string): Promise<BlogPost | null> {
  return readOne(isPost, (client, signal) =>
    client.from("blog_posts").select("*").eq(column, value).abortSignal(signal).retry(false),
  );
}

const RELATED_FAILURE = "Related posts could not be read.";

/**
 * Up to two other posts: of the same category first, then any (spec section 7). When only the
 * second query fails, that is logged and what was found before it is still shown.
 */
async function listRelatedPosts(slug: string, category: string): Promise<BlogPost[]> {
  const found = await read(isPost, (client, signal) =>
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
  try {
    const missing = RELATED_COUNT - found.length;
    const others = await read(isPost, (client, signal) =>
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
    if (found.length === 0) throw error;
    console.error(RELATED_FAILURE, error);
    return found;
  }
}

function mergePosts(first: BlogPost[], second: BlogPost[]): BlogPost[] {
  return [...new Map([...first, ...second].map((post) => [post.slug, post])).values()];
}

/** The first part of every key in the query cache. */
export const ALL_POSTS = "blog-posts";

export const blogPostQueries = {
  latest: () =>
    queryOptions({
      queryKey: [ALL_POSTS, "latest"],
      queryFn: listLatestPosts,
      meta: { failure: "The latest posts could not be read." },
    }),
  list: () =>
    queryOptions({
      queryKey: [ALL_POSTS, "list"],
      queryFn: () => listPosts({ column: "date", ascending: false }),
      meta: { failure: "The blog posts could not be read." },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [ALL_POSTS, "slug", slug],
      queryFn: () => findPost("slug", slug),
      initialData: () => findListedPost(slug)?.post,
      initialDataUpdatedAt: () => findListedPost(slug)?.updatedAt,
      meta: { failure: `The post "${slug}" could not be read.` },
    }),
  related: (slug: string, category: string) =>
    queryOptions({
      queryKey: [ALL_POSTS, "related", slug, category],
      queryFn: () => listRelatedPosts(slug, category),
      meta: { failure: RELATED_FAILURE },
    }),
};

/** A whole post from a list that was read without a fault and has not been changed since. */
function findListedPost(slug: string): { post: BlogPost; updatedAt: number } | undefined {
  for (const { queryKey } of [blogPostQueries.list(), blogPostQueries.latest()]) {
    const list = queryClient.getQueryState(queryKey);
    if (!list || list.isInvalidated) continue;
    const post = list.data?.find((entry) => entry.slug === slug);
    if (post?.content) return { post, updatedAt: list.dataUpdatedAt };
  }
  return undefined;
}
