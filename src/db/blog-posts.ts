import { queryOptions } from "@tanstack/react-query";
import { HOME_POST_COUNT, POSTS_PER_REQUEST, RELATED_COUNT } from "@/config/limits";
import { site } from "@/config/site";
import { extractDate } from "@/lib/dates";
import type { Tables } from "./database.types";
import { queryClient } from "./query-client";
import { read, readAnswer, readOne } from "./read";
import { readMoment, undatedLast } from "./row-dates";
import { isShowable, keepShowable, readId, readText, type StoredRow, type TableRows } from "./rows";

/** A post; a column without a value and without a default is "". */
export type BlogPost = Tables<"blog_posts">;

const blogPosts: TableRows<BlogPost> = {
  table: "blog_posts",
  repair: repairPost,
  required: ["id", "slug", "title"],
};

/** A whole post out of any row, with the defaults of the specification, section 3. */
export function repairPost(row: StoredRow): BlogPost {
  const displayOrder = row["display_order"];
  return {
    id: readId(row["id"]),
    slug: readText(row["slug"]),
    title: readText(row["title"]),
    date: extractDate(readText(row["date"])),
    category: readText(row["category"]),
    author: readText(row["author"], site.teamName),
    author_avatar: readText(row["author_avatar"], site.teamAvatar),
    excerpt: readText(row["excerpt"]),
    image_url: readText(row["image_url"]),
    image_alt: readText(row["image_alt"]),
    content: readText(row["content"]),
    tags: readTags(row["tags"]),
    display_order: typeof displayOrder === "number" ? displayOrder : 0,
    created_at: readMoment(row["created_at"]),
    updated_at: readMoment(row["updated_at"]),
  };
}

/** Whether visitors can be shown a post. */
export function isPublicPost(post: BlogPost): boolean {
  return isShowable(blogPosts, post);
}

/** A list, or one text with commas, as the form takes it. */
function readTags(value: unknown): string[] {
  const tags: unknown[] = typeof value === "string" ? value.split(",") : [value].flat();
  return tags.map((tag) => readText(tag).trim()).filter(Boolean);
}

const dateOf = ({ date }: BlogPost) => date;

/** The newest posts. Rows that cannot be shown, or have no date, may stand before others that can. */
async function listLatestPosts(): Promise<BlogPost[]> {
  const rows = await read(blogPosts, (client, signal) =>
    client
      .from("blog_posts")
      .select("*")
      .order("date", { ascending: false })
      .order("id")
      .limit(HOME_POST_COUNT)
      .abortSignal(signal)
      .retry(false),
  );
  const shown = keepShowable(blogPosts, rows);
  if (shown.length === rows.length && shown.every(dateOf)) return shown;
  return (await listPostsByDate()).slice(0, HOME_POST_COUNT);
}

type PostOrder = { column: "date" | "display_order"; ascending: boolean };

/**
 * Every post in this order, in steps that each have the whole time of a read. Those that visitors
 * cannot be shown are among them.
 */
export async function listPosts({ column, ascending }: PostOrder): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (;;) {
    const from = posts.length;
    const { rows, count } = await readAnswer(blogPosts, (client, signal) =>
      client
        .from("blog_posts")
        .select("*", { count: "exact" })
        .order(column, { ascending })
        .order("id")
        .range(from, from + POSTS_PER_REQUEST - 1)
        .abortSignal(signal)
        .retry(false),
    );
    posts.push(...rows);
    if (rows.length === 0 || posts.length >= (count ?? 0)) return posts;
  }
}

async function listPostsByDate(): Promise<BlogPost[]> {
  const posts = await listPosts({ column: "date", ascending: false });
  return undatedLast(keepShowable(blogPosts, posts), dateOf);
}

/**
 * A post by what only one has, shown to visitors or not; an unknown one is an empty answer and not
 * a failed request.
 */
export function findPost(column: "id" | "slug", value: string): Promise<BlogPost | null> {
  return readOne(blogPosts, (client, signal) =>
    client.from("blog_posts").select("*").eq(column, value).abortSignal(signal).retry(false),
  );
}

async function findPublicPost(slug: string): Promise<BlogPost | null> {
  const post = await findPost("slug", slug);
  return post && (keepShowable(blogPosts, [post])[0] ?? null);
}

const RELATED_FAILURE = "Related posts could not be read.";

/**
 * Up to two other posts: of the same category first, then any (spec section 7). When only the
 * second query fails, that is logged and what was found before it is still shown.
 */
async function listRelatedPosts(slug: string, category: string): Promise<BlogPost[]> {
  const rows = category === "" ? [] : await listOfCategory(slug, category);
  const found = keepShowable(blogPosts, rows);
  if (found.length >= RELATED_COUNT) return found;
  try {
    const missing = RELATED_COUNT - found.length;
    // Rows that cannot be shown take places here as well, and so does what was found beside them.
    const limit = found.length === rows.length ? missing : missing + rows.length;
    const others = await read(blogPosts, (client, signal) =>
      client
        .from("blog_posts")
        .select("*")
        .neq("slug", slug)
        .limit(limit)
        .abortSignal(signal)
        .retry(false),
    );
    return mergePosts(found, keepShowable(blogPosts, others)).slice(0, RELATED_COUNT);
  } catch (error) {
    if (found.length === 0) throw error;
    console.error(RELATED_FAILURE, error);
    return found;
  }
}

function listOfCategory(slug: string, category: string): Promise<BlogPost[]> {
  return read(blogPosts, (client, signal) =>
    client
      .from("blog_posts")
      .select("*")
      .neq("slug", slug)
      .eq("category", category)
      .limit(RELATED_COUNT)
      .abortSignal(signal)
      .retry(false),
  );
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
      queryFn: listPostsByDate,
      meta: { failure: "The blog posts could not be read." },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [ALL_POSTS, "slug", slug],
      queryFn: () => findPublicPost(slug),
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
