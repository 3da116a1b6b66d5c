import { QueryClient } from "@tanstack/react-query";
import { BLOG_PAGE_SIZE, DEFAULT_FAVICON, HOME_POST_COUNT, RELATED_COUNT } from "@/config/limits";
import { blogPostPath, paths } from "@/config/paths";
import { articleQuery, storyArticleQuery, omitContent, type StoredArticle } from "@/data/articles";
import { blogPostQueries, mergePosts, pickRelatedPosts, type BlogPost } from "@/data/blog-posts";
import type { PageData } from "@/data/page-data";
import { fingerprintRows, pageQueries, type PageRead } from "@/data/page-reads";
import { queryClient } from "@/data/query-client";
import { listSiteImageOverrides, type SiteImageOverride } from "@/data/site-images";
import { FAVICON_KEY, listSiteSettings } from "@/data/site-settings";
import { successStoryQueries, type SuccessStory } from "@/data/success-stories";
import { faviconHref } from "@/lib/favicon";

/** The content of the database. */
export type StoredContent = {
  /** Newest first. */
  posts: readonly BlogPost[];
  stories: readonly SuccessStory[];
  siteImages: readonly SiteImageOverride[];
  settings: readonly { key: string; value: string }[];
  favicon: string;
};

type ArticleQuery = ReturnType<typeof articleQuery>;

/** The part of the content that one page shows. Two equal ones are rendered to the same HTML. */
export type PageContent = PageData & {
  /** The queries that prepare the articles of the page. */
  articles: readonly ArticleQuery[];
  favicon: string;
};

/** Rejects with the errors of `isBackendError`. */
export async function readStoredContent(): Promise<StoredContent> {
  const cache = new QueryClient();
  const [posts, stories, siteImages, settings] = await Promise.all([
    cache.query(blogPostQueries.list()),
    cache.query(successStoryQueries.list()),
    listSiteImageOverrides(),
    listSiteSettings(),
  ]);
  const favicon = faviconHref(settings.get(FAVICON_KEY), DEFAULT_FAVICON);
  const entries = [...settings].map(([key, value]) => ({ key, value }));
  return { posts, stories, siteImages, settings: entries, favicon };
}

/** The content that the page at `path` shows. */
export function selectPageContent(path: string, stored: StoredContent): PageContent {
  const { posts, stories, siteImages, settings, favicon } = stored;
  const queries: [readonly unknown[], unknown][] = [];
  const reads: PageRead[] = [];
  const addRead = (query: string, rows: readonly unknown[]) => {
    reads.push([query, fingerprintRows(rows)]);
  };
  addRead(pageQueries.siteImages, siteImages);
  addRead(pageQueries.siteSettings, settings);
  const articles: ArticleQuery[] = [];

  if (path === paths.home) {
    const latest = posts.slice(0, HOME_POST_COUNT);
    queries.push([blogPostQueries.latest().queryKey, latest.map(toCard)]);
    addRead(pageQueries.latestPosts, latest);
  }
  if (path === paths.blog) {
    queries.push([blogPostQueries.list().queryKey, posts.map(toListEntry)]);
  }
  if (path === paths.caseStudies) {
    queries.push([successStoryQueries.list().queryKey, stories.map(omitContent)]);
    articles.push(...stories.map(storyArticleQuery));
    addRead(pageQueries.successStories, stories);
  }
  const shownSlug = slugOf(path);
  const post = posts.find(({ slug }) => slug === shownSlug);
  if (post) {
    const { slug, category } = post;
    const { ofCategory, oldest } = pickRelatedPosts(post, posts);
    const related = mergePosts(ofCategory, oldest);
    queries.push(
      [blogPostQueries.bySlug(slug).queryKey, omitContent(post)],
      [blogPostQueries.related(slug, category).queryKey, related.map(toCard)],
    );
    articles.push(articleQuery(post));
    addRead(pageQueries.postBySlug(slug), [post]);
    if (category !== "") addRead(pageQueries.postsOfCategory(slug, category), ofCategory);
    const missing = RELATED_COUNT - ofCategory.length;
    if (missing > 0) addRead(pageQueries.oldestPosts(slug, missing), oldest);
  }
  return { queries, articles, siteImages, reads, favicon };
}

/** The slug in the path of a post. */
function slugOf(path: string): string | null {
  const start = blogPostPath("");
  return path.startsWith(start) ? decodeURIComponent(path.slice(start.length)) : null;
}

/** Prepares the articles of a page. Needs a global `document`, which the caller provides. */
export function prepareArticles({ articles }: PageContent): Promise<StoredArticle[]> {
  const cache = new QueryClient();
  return Promise.all(articles.map((query) => cache.query(query)));
}

/**
 * Replaces the content of the query cache by what a page reads. In the data that the browser needs
 * for hydration the articles are missing, because they are in the HTML already.
 */
export function seedQueryCache(
  { queries, articles }: PageContent,
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
function toListEntry(post: BlogPost, index: number) {
  const card = toCard(post);
  if (index < BLOG_PAGE_SIZE) return { ...card, tags: post.tags };
  return { ...card, excerpt: "", image_url: "", tags: [] };
}

/** Without alt text, because the picture of a card is decorative. */
function toCard({ slug, title, category, date, excerpt, image_url }: BlogPost) {
  return { slug, title, category, date, excerpt, image_url, image_alt: "" };
}
