import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { useKeepPrevious } from "@/ui/hooks/use-keep-previous";
import { PageHead } from "@/ui/page-head";
import { PostImage } from "@/ui/stored-image";
import { PostSummary } from "@/ui/post-summary";
import { CallToAction } from "@/ui/sections/call-to-action";
import { Spinner } from "@/ui/states/spinner";
import { QueryProvider } from "@/ui/query-provider";
import { blogPostPath } from "@/config/paths";
import { site } from "@/config/site";
import { blogCallByCategory, blogPost as copy, defaultBlogCall } from "@/content/blog";
import { articleQuery, preloadSanitizer, type StoredArticle } from "@/data/articles";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { movedPostQueries } from "@/data/moved-posts";
import { PostArticle } from "./post-article";
import { PostHead } from "./post-head";
import { PostNotFound } from "./post-not-found";

export function BlogPostPage() {
  const { slug = "" } = useParams();
  return (
    <QueryProvider>
      <Post key={slug} slug={slug} />
    </QueryProvider>
  );
}

function Post({ slug }: { slug: string }) {
  const state = usePost(slug);
  const { search, hash } = useLocation();

  if (state.status === "ready") {
    const { post, article } = state;
    return (
      <>
        <PostHead post={post} />
        <PostArticle key={post.id} post={post} article={article} />
        <RelatedArticles post={post} />
        <CallToAction copy={blogCallByCategory.get(post.category) ?? defaultBlogCall} />
      </>
    );
  }
  if (state.status === "moved") {
    return <Navigate to={{ pathname: blogPostPath(state.slug), search, hash }} replace />;
  }
  if (state.status === "loading") {
    return (
      <div className="min-h-dvh">
        {/* In the file for addresses without a page, which hosts serve as if it were one. */}
        <PageHead title={site.blogName} isUnlisted />
        <Spinner label={copy.loading} />
      </div>
    );
  }
  return (
    <>
      <PageHead title={`${copy.notFoundTitle} | ${site.blogName}`} isUnlisted />
      <PostNotFound onRetry={state.retry} />
    </>
  );
}

type PostState =
  | { status: "loading" }
  | { status: "ready"; post: BlogPost; article: StoredArticle }
  /** The post has this slug now. */
  | { status: "moved"; slug: string }
  | { status: "not-found"; retry?: () => void };

const NO_POST = { id: "", updated_at: "" };

/**
 * A post with its prepared content. After a change, the old content is shown until the new one is
 * ready. A post that cannot be read counts as not found, even if it was shown before.
 */
function usePost(slug: string): PostState {
  const read = useQuery(blogPostQueries.bySlug(slug));
  const prepared = useQuery(articleQuery(read.data ?? NO_POST));
  const article = useKeepPrevious(prepared.data);
  const isMissing = read.data === null && !read.isFetching && !read.error;
  const moved = useQuery({ ...movedPostQueries.byPath(`/blog/${slug}`), enabled: isMissing });

  useEffect(() => {
    if (read.isPending) preloadSanitizer();
  }, [read.isPending]);

  if (read.isFetching && (read.error || !read.data)) return { status: "loading" };
  if (read.error) {
    return { status: "not-found", retry: () => void read.refetch() };
  }
  if (!read.data) {
    if (moved.isLoading) return { status: "loading" };
    const [target] = moved.data ?? [];
    return target ? { status: "moved", slug: target.slug } : { status: "not-found" };
  }
  if (article) return { status: "ready", post: read.data, article };
  if (prepared.error && !prepared.isFetching) {
    return { status: "not-found", retry: () => void prepared.refetch() };
  }
  return { status: "loading" };
}

/** Up to two related posts. If they cannot be read, that is only logged. */
function RelatedArticles({ post }: { post: BlogPost }) {
  const { data: related } = useQuery(blogPostQueries.related(post.slug, post.category));

  if (!related?.length) return null;
  return (
    <section aria-labelledby="post:related" className="border-t border-border bg-muted">
      <div className="container py-16 lg:py-24">
        <h2 id="post:related" className="text-d2">
          {copy.relatedTitle}
        </h2>
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {related.map((entry) => (
            <RelatedArticle key={entry.slug} post={entry} />
          ))}
        </div>
      </div>
    </section>
  );
}

function RelatedArticle({ post }: { post: BlogPost }) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid gap-x-7 gap-y-4 border-t-2 border-strong pt-6 sm:grid-cols-[14rem_1fr]"
    >
      <PostImage
        post={post}
        isDecoration
        sizes="(width >= 40rem) 14rem, 100vw"
        className="aspect-4/3 w-full rounded object-cover"
      />
      <div className="min-w-0">
        <PostSummary post={post} titleId={titleId} size="small" />
      </div>
    </article>
  );
}
