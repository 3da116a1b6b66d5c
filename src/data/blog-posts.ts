import { queryOptions } from "@tanstack/react-query";
import { HOME_POST_COUNT, POSTS_PER_REQUEST, RELATED_COUNT } from "@/config/limits";
import { site } from "@/config/site";
import { removeUnstorable } from "@/lib/clean-text";
import { credibleDate, extractDate } from "@/lib/dates";
import { findSlugFault, type SlugFault } from "@/lib/slug";
import type { Tables } from "./database.types";
import { queryClient } from "./query-client";
import { read, readResponse, readOne } from "./read";
import {
  asStored,
  isDisplayable,
  filterDisplayable,
  readId,
  readText,
  readTidyText,
  readTimestamp,
  sortUndatedLast,
  type StoredRow,
  type TableRows,
} from "./rows";

/** A post. Columns without a value or default are "". */
export type BlogPost = Tables<"blog_posts">;

export const blogPosts: TableRows<BlogPost, "blog_posts"> = {
  table: "blog_posts",
  normalize: normalizePost,
  required: ["id", "slug", "title"],
  findFault: ({ slug }) => {
    const fault = findSlugFault(slug);
    return fault && SLUG_FAULTS[fault];
  },
};

/** For the log. */
const SLUG_FAULTS: Readonly<Record<SlugFault, string>> = {
  unusable: "its slug cannot be part of an address",
  tooLong: "its slug is too long for the name of a file",
  reserved: "the site itself needs the address that its slug makes",
};

/** Converts any row to a complete post, with the defaults of the table. */
function normalizePost(row: StoredRow): BlogPost {
  const displayOrder = row["display_order"];
  return {
    id: readId(row["id"]),
    slug: readText(row["slug"]),
    title: readTidyText(row["title"]),
    date: extractDate(readText(row["date"])),
    category: readText(row["category"]),
    author: readTidyText(row["author"], site.teamName),
    author_avatar: readText(row["author_avatar"], site.teamAvatar),
    excerpt: readTidyText(row["excerpt"]),
    image_url: readText(row["image_url"]),
    image_alt: readTidyText(row["image_alt"]),
    content: readText(row["content"]),
    tags: readTags(row["tags"]),
    display_order: typeof displayOrder === "number" ? displayOrder : 0,
    created_at: readTimestamp(row["created_at"]),
    updated_at: readTimestamp(row["updated_at"]),
  };
}

/** Whether a post is complete enough to be shown to visitors, at an address that can be its own. */
export function isPublicPost(post: BlogPost): boolean {
  return isDisplayable(blogPosts, post);
}

/** Tags are an array, or one comma-separated text as in the form. */
function readTags(value: unknown): string[] {
  const tags: unknown[] = typeof value === "string" ? value.split(",") : [value].flat();
  return tags.map((tag) => readTidyText(tag)).filter(Boolean);
}

const dateOf = ({ date }: BlogPost) => credibleDate(date);

/**
 * The newest posts. If the first rows include posts that cannot be shown or have no date, the whole
 * list is read to find others.
 */
async function listLatestPosts(): Promise<BlogPost[]> {
  const rows = await read(blogPosts, (client) =>
    client
      .from("blog_posts")
      .select("*")
      .order("date", { ascending: false })
      .order("created_at", { ascending: false })
      .order("id")
      .limit(HOME_POST_COUNT),
  );
  const shown = filterDisplayable(blogPosts, rows);
  if (shown.length === rows.length && shown.every(dateOf)) return shown;
  return (await listPostsByDate()).slice(0, HOME_POST_COUNT);
}

/** The keys of an order, the first of which counts most. Equal posts are ordered by id. */
type PostOrder = readonly {
  column: "date" | "created_at" | "display_order";
  ascending: boolean;
}[];

/**
 * The rows of all posts in this order, including those that cannot be shown to visitors. Read in
 * pages, each with its own timeout.
 */
export async function listPostRows(order: PostOrder): Promise<StoredRow[]> {
  const posts: StoredRow[] = [];
  for (;;) {
    const from = posts.length;
    const { rows, count } = await readResponse(asStored(blogPosts), (client) => {
      const query = client.from("blog_posts").select("*", { count: "exact" });
      for (const { column, ascending } of order) query.order(column, { ascending });
      return query.order("id").range(from, from + POSTS_PER_REQUEST - 1);
    });
    posts.push(...rows);
    if (rows.length === 0 || posts.length >= (count ?? 0)) return posts;
  }
}

/** Posts of one day are in the order in which they were saved, like all others: newest first. */
export const NEWEST_FIRST: PostOrder = [
  { column: "date", ascending: false },
  { column: "created_at", ascending: false },
];

/** The posts that visitors are shown, from all rows, newest first. */
export function toPublicPosts(rows: readonly StoredRow[]): BlogPost[] {
  const posts = rows.map(blogPosts.normalize);
  return sortUndatedLast(filterDisplayable(blogPosts, posts), dateOf);
}

async function listPostsByDate(): Promise<BlogPost[]> {
  return toPublicPosts(await listPostRows(NEWEST_FIRST));
}

/**
 * Finds a post, whether it can be shown to visitors or not. Uses no `.single()`, with which an
 * unknown post would be an error response.
 */
export async function findPostBySlug(slug: string): Promise<BlogPost | null> {
  // An address such as /blog/%00 names no post, and the database would answer with an error.
  if (removeUnstorable(slug) !== slug) return null;
  return readOne(blogPosts, (client) => client.from("blog_posts").select("*").eq("slug", slug));
}

async function findPublicPost(slug: string): Promise<BlogPost | null> {
  const post = await findPostBySlug(slug);
  return post && (filterDisplayable(blogPosts, [post])[0] ?? null);
}

const RELATED_FAILURE = "Related posts could not be read.";

/**
 * Up to two other posts. They have an order, so that the HTML file of a post has the same cards. Of
 * the same category: the newest. Others: the oldest, because the newest change with each
 * publication, and every page would have to be rendered again. If only the second query fails, the
 * error is logged and the posts of the first are returned.
 */
async function listRelatedPosts(slug: string, category: string): Promise<BlogPost[]> {
  const rows = category === "" ? [] : await listPostsOfCategory(slug, category);
  const found = filterDisplayable(blogPosts, rows);
  if (found.length >= RELATED_COUNT) return found;
  try {
    const limit = countOldest(found.length, rows.length);
    const others = await read(blogPosts, (client) =>
      client
        .from("blog_posts")
        .select("*")
        .neq("slug", slug)
        .order("date")
        .order("created_at")
        .order("id", { ascending: false })
        .limit(limit),
    );
    return mergePosts(found, filterDisplayable(blogPosts, others)).slice(0, RELATED_COUNT);
  } catch (error) {
    if (found.length === 0) throw error;
    console.error(RELATED_FAILURE, error);
    return found;
  }
}

/**
 * How many of the oldest posts are read after the rows of the category, some of which cannot be shown.
 * Then the limit allows for more such rows and for posts that the first query has found already.
 */
export function countOldest(foundCount: number, rowCount: number): number {
  const missing = RELATED_COUNT - foundCount;
  return foundCount === rowCount ? missing : missing + rowCount;
}

function listPostsOfCategory(slug: string, category: string): Promise<BlogPost[]> {
  return read(blogPosts, (client) =>
    client
      .from("blog_posts")
      .select("*")
      .neq("slug", slug)
      .eq("category", category)
      .order("date", { ascending: false })
      .order("created_at", { ascending: false })
      .order("id")
      .limit(RELATED_COUNT),
  );
}

/** Both without the repetitions. */
export function mergePosts(first: readonly BlogPost[], second: readonly BlogPost[]): BlogPost[] {
  return [...new Map([...first, ...second].map((post) => [post.slug, post])).values()];
}

/** The first part of all query keys of posts. */
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

/** The complete post from a list in the cache, if that was not invalidated since it was read. */
function findListedPost(slug: string): { post: BlogPost; updatedAt: number } | undefined {
  for (const { queryKey } of [blogPostQueries.list(), blogPostQueries.latest()]) {
    const list = queryClient.getQueryState(queryKey);
    if (!list || list.isInvalidated) continue;
    const post = list.data?.find((entry) => entry.slug === slug);
    if (post?.content) return { post, updatedAt: list.dataUpdatedAt };
  }
  return undefined;
}
