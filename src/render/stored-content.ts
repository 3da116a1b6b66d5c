import { QueryClient } from "@tanstack/react-query";
import { BLOG_PAGE_SIZE, HOME_POST_COUNT, RELATED_COUNT } from "@/config/limits";
import { blogPostPath, paths } from "@/config/paths";
import { articleQuery, storyArticleQuery, omitContent, type StoredArticle } from "@/data/articles";
import {
  blogPostQueries,
  countOldest,
  listPostRows,
  mergePosts,
  NEWEST_FIRST,
  toPublicPosts,
  type BlogPost,
} from "@/data/blog-posts";
import type { PageData } from "@/data/page-data";
import { fingerprintRows, pageQueries, type PageRead } from "@/data/page-reads";
import { listMovedPosts, type MovedPost } from "@/data/moved-posts";
import { queryClient } from "@/data/query-client";
import { readId, type StoredRow } from "@/data/rows";
import {
  listImageRows,
  readOverride,
  toOverrides,
  type SiteImageOverride,
} from "@/data/site-images";
import { FAVICON_KEY, faviconHref, listSettingRows, toSiteSettings } from "@/data/site-settings";
import {
  listStoryRows,
  successStoryQueries,
  toPublicStories,
  type SuccessStory,
} from "@/data/success-stories";

/** The content of the database. */
export type DatabaseSnapshot = {
  /** Newest first. */
  posts: readonly BlogPost[];
  /** The former addresses of posts; none in a database that does not keep them. */
  moved: readonly MovedPost[];
  stories: readonly SuccessStory[];
  siteImages: readonly SiteImageOverride[];
  favicon: string;
  /**
   * The rows as the database has sent them, also those that visitors are not shown: browsers compare
   * their answers with these. The posts are in the order of `posts`.
   */
  rows: Readonly<Record<"posts" | "stories" | "siteImages" | "settings", readonly StoredRow[]>>;
};

type ArticleQuery = ReturnType<typeof articleQuery>;

/** The part of the content that one page shows. Two equal ones are rendered to the same HTML. */
export type RenderInput = PageData & {
  /** The queries that prepare the articles of the page. */
  articles: readonly ArticleQuery[];
  favicon: string;
};

/** Rejects with the errors of `isBackendError`. */
export async function readSnapshot(): Promise<DatabaseSnapshot> {
  const [posts, moved, stories, siteImages, settings] = await Promise.all([
    listPostRows(NEWEST_FIRST),
    listMovedPosts(),
    listStoryRows(),
    listImageRows(),
    listSettingRows(),
  ]);
  return {
    posts: toPublicPosts(posts),
    moved: moved ?? [],
    stories: toPublicStories(stories),
    siteImages: toOverrides(siteImages, readOverride),
    favicon: faviconHref(toSiteSettings(settings).get(FAVICON_KEY)),
    rows: { posts, stories, siteImages, settings },
  };
}

/** The content that the page at `path` shows. */
export function selectRenderInput(path: string, stored: DatabaseSnapshot): RenderInput {
  const { posts, stories, siteImages, favicon, rows } = stored;
  const queries: [readonly unknown[], unknown][] = [];
  const reads: PageRead[] = [];
  const addRead = (query: string, answer: readonly StoredRow[]) => {
    reads.push([query, fingerprintRows(answer)]);
  };
  addRead(pageQueries.siteImages, rows.siteImages);
  addRead(pageQueries.siteSettings, rows.settings);
  const articles: ArticleQuery[] = [];

  if (path === paths.home) {
    const latest = posts.slice(0, HOME_POST_COUNT);
    queries.push([blogPostQueries.latest().queryKey, latest.map(toCard)]);
    const count = countRowsOf(latest, rows.posts);
    addRead(pageQueries.latestPosts(count), rows.posts.slice(0, count));
  }
  if (path === paths.blog) {
    queries.push([blogPostQueries.list().queryKey, posts.map(toCardOrTitle)]);
  }
  if (path === paths.caseStudies) {
    queries.push([successStoryQueries.list().queryKey, stories.map(omitContent)]);
    articles.push(...stories.map(storyArticleQuery));
    addRead(pageQueries.successStories, rows.stories);
  }
  const shownSlug = parsePostPath(path);
  const post = posts.find(({ slug }) => slug === shownSlug);
  if (post) {
    const { slug, category } = post;
    const { ofCategory, oldest, related } = findRelatedPosts(post, stored);
    queries.push(
      [blogPostQueries.bySlug(slug).queryKey, omitContent(post)],
      [blogPostQueries.related(slug, category).queryKey, related.map(toCard)],
    );
    articles.push(articleQuery(post));
    addRead(
      pageQueries.postBySlug(slug),
      rows.posts.filter((row) => row["slug"] === slug),
    );
    if (category !== "") addRead(pageQueries.postsOfCategory(slug, category), ofCategory);
    if (oldest) addRead(pageQueries.oldestPosts(slug, oldest.limit), oldest.rows);
  }
  return { queries, articles, siteImages, reads, favicon };
}

/**
 * How many of the newest rows a browser has to read to notice every change of the newest posts: as many
 * as there are posts on the home page, and those among them that visitors are not shown.
 */
function countRowsOf(latest: readonly BlogPost[], rows: readonly StoredRow[]): number {
  const missing = HOME_POST_COUNT - latest.length;
  if (missing > 0) return rows.length + missing;
  const shown = new Set(latest.map(({ id }) => id));
  return rows.findLastIndex((row) => shown.has(readId(row["id"]))) + 1;
}

/**
 * What the browser's queries for related posts answer, and which posts it shows then. The query for the
 * oldest has the reverse order of `rows.posts`.
 */
function findRelatedPosts({ slug, category }: BlogPost, { posts, rows }: DatabaseSnapshot) {
  const toPosts = (answer: readonly StoredRow[]) =>
    answer.flatMap((row) => posts.find(({ id }) => id === readId(row["id"])) ?? []);
  // As for the database, a row without a slug is neither this post nor another one.
  const others = rows.posts.filter((row) => row["slug"] !== slug && row["slug"] !== null);
  const ofCategory = others
    .filter((row) => category !== "" && row["category"] === category)
    .slice(0, RELATED_COUNT);
  const found = toPosts(ofCategory);
  if (found.length >= RELATED_COUNT) return { ofCategory, related: found };
  const limit = countOldest(found.length, ofCategory.length);
  const oldest = { limit, rows: others.toReversed().slice(0, limit) };
  const related = mergePosts(found, toPosts(oldest.rows)).slice(0, RELATED_COUNT);
  return { ofCategory, oldest, related };
}

/** The slug in the path of a post. */
function parsePostPath(path: string): string | null {
  const start = blogPostPath("");
  return path.startsWith(start) ? decodeURIComponent(path.slice(start.length)) : null;
}

/** Prepares the articles of a page. Needs a global `document`, which the caller provides. */
export function prepareArticles({ articles }: RenderInput): Promise<StoredArticle[]> {
  const cache = new QueryClient();
  return Promise.all(articles.map((query) => cache.query(query)));
}

/**
 * Replaces the content of the query cache by what a page reads. In the data that the browser needs
 * for hydration the articles are missing, because they are in the HTML already.
 */
export function seedQueryCache(
  { queries, articles }: RenderInput,
  prepared: readonly StoredArticle[],
): void {
  queryClient.clear();
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  articles.forEach(({ queryKey }, i) => {
    queryClient.setQueryData(queryKey, prepared[i]);
  });
}

/**
 * The blog's first view shows one page of cards. Of all other posts it needs titles and categories.
 */
function toCardOrTitle(post: BlogPost, index: number) {
  const card = toCard(post);
  if (index < BLOG_PAGE_SIZE) return { ...card, tags: post.tags };
  return { ...card, excerpt: "", image_url: "", tags: [] };
}

/** Without alt text, because the picture of a card is decorative. */
function toCard({ slug, title, category, date, excerpt, image_url }: BlogPost) {
  return { slug, title, category, date, excerpt, image_url, image_alt: "" };
}
