import { Navigate, useLocation, useParams } from "react-router-dom";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { Spinner } from "@/ui/states/spinner";
import { StoredData } from "@/ui/stored-data";
import { blogPostPath } from "@/config/paths";
import { site } from "@/config/site";
import { blogCallByCategory, blogPost as copy, defaultBlogCall } from "@/content/blog";
import { PostArticle } from "./post-article";
import { PostHead } from "./post-head";
import { PostNotFound } from "./post-not-found";
import { RelatedArticles } from "./related-articles";
import { usePost } from "./use-post";

export function BlogPostPage() {
  const { slug = "" } = useParams();
  return (
    <StoredData>
      <Post key={slug} slug={slug} />
    </StoredData>
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
