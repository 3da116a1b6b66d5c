import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { Spinner } from "@/components/states/spinner";
import { StoredData } from "@/components/stored-data";
import { site } from "@/config/site";
import { blogPost as copy } from "@/content/blog";
import { blogCallByCategory, defaultBlogCall } from "@/content/call-to-action";
import { blogPostQueries } from "@/db/blog-posts";
import { PostArticle } from "@/features/blog/post-article";
import { PostNotFound } from "@/features/blog/post-not-found";
import { RelatedArticles } from "@/features/blog/related-articles";

export function BlogPostPage() {
  const { slug = "" } = useParams();
  return (
    <StoredData>
      <Post slug={slug} />
    </StoredData>
  );
}

function Post({ slug }: { slug: string }) {
  const { data: post, error, isFetching, refetch } = useQuery(blogPostQueries.bySlug(slug));

  useEffect(() => {
    if (error) console.error(`The post "${slug}" could not be read.`, error);
  }, [error, slug]);

  if (post) {
    return (
      <>
        <PageHead title={`${post.title} | ${site.blogName}`} description={post.excerpt} isArticle />
        <PostArticle key={post.id} post={post} />
        <RelatedArticles post={post} />
        <CallToAction copy={blogCallByCategory.get(post.category) ?? defaultBlogCall} />
      </>
    );
  }
  if (isFetching) {
    return (
      <div className="min-h-dvh">
        <PageHead title={site.blogName} />
        <Spinner label={copy.loading} />
      </div>
    );
  }
  return (
    <>
      <PageHead title={`${copy.notFoundTitle} | ${site.blogName}`} isUnlisted />
      <PostNotFound {...(error && { onRetry: () => void refetch() })} />
    </>
  );
}
