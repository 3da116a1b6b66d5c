import { QueryClient } from "@tanstack/react-query";
import { BLOG_PAGE_SIZE, DEFAULT_FAVICON, HOME_POST_COUNT } from "@/config/limits";
import { blogPostPath, paths } from "@/config/paths";
import { articleQuery, storyArticleQuery, omitContent, type StoredArticle } from "@/db/articles";
import { blogPostQueries, type BlogPost } from "@/db/blog-posts";
import type { PageData } from "@/db/page-data";
import { queryClient } from "@/db/query-client";
import { listSiteImageOverrides, type SiteImageOverride } from "@/db/site-images";
import { FAVICON_KEY, listSiteSettings } from "@/db/site-settings";
import { successStoryQueries, type SuccessStory } from "@/db/success-stories";
import { faviconHref } from "@/lib/favicon";

/** The content of the database at build time. */
export type StoredContent = {
  /** Newest first. */
  posts: readonly BlogPost[];
  related: ReadonlyMap<BlogPost, readonly BlogPost[]>;
  stories: readonly SuccessStory[];
  /** The content of posts and stories, sanitized and ready to be rendered. */
  articles: ReadonlyMap<BlogPost | SuccessStory, StoredArticle>;
  siteImages: readonly SiteImageOverride[];
  favicon: string;
};

/**
 * Rejects with the errors of `isBackendError`. Preparing articles needs a global `document`, which
 * the caller provides.
 */
export async function readStoredContent(): Promise<StoredContent> {
  const cache = new QueryClient();
  const posts = await cache.query(blogPostQueries.list());
  const stories = await cache.query(successStoryQueries.list());
  const related = new Map<BlogPost, readonly BlogPost[]>();
  const articles = new Map<BlogPost | SuccessStory, StoredArticle>();
  for (const post of posts) {
    const { slug, category } = post;
    related.set(post, await cache.query(blogPostQueries.related(slug, category)));
    articles.set(post, await cache.query(articleQuery(post)));
  }
  for (const story of stories) {
    articles.set(story, await cache.query(storyArticleQuery(story)));
  }
  const settings = await listSiteSettings();
  return {
    posts,
    related,
    stories,
    articles,
    siteImages: await listSiteImageOverrides(),
    favicon: faviconHref(settings.get(FAVICON_KEY), DEFAULT_FAVICON),
  };
}

/**
 * Replaces the content of the query cache by what the page at `path` reads. Returns the data that
 * the browser needs for hydration: everything but the articles, which are in the HTML already.
 */
export function seedQueryCache(path: string, stored: StoredContent): PageData["queries"] {
  const { posts, related, stories, articles } = stored;
  const queries: [readonly unknown[], unknown][] = [];
  queryClient.clear();

  if (path === paths.home) {
    const latest = posts.slice(0, HOME_POST_COUNT);
    queries.push([blogPostQueries.latest().queryKey, latest.map(toCard)]);
  }
  if (path === paths.blog) {
    queries.push([blogPostQueries.list().queryKey, posts.map(toListEntry)]);
  }
  if (path === paths.caseStudies) {
    queries.push([successStoryQueries.list().queryKey, stories.map(omitContent)]);
    for (const story of stories) {
      queryClient.setQueryData(storyArticleQuery(story).queryKey, articles.get(story));
    }
  }
  const post = posts.find(({ slug }) => blogPostPath(slug) === path);
  if (post) {
    const { slug, category } = post;
    queries.push(
      [blogPostQueries.bySlug(slug).queryKey, omitContent(post)],
      [blogPostQueries.related(slug, category).queryKey, related.get(post)?.map(toCard)],
    );
    queryClient.setQueryData(articleQuery(post).queryKey, articles.get(post));
  }
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return queries;
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
