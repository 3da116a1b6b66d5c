import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { PostImage } from "@/ui/stored-image";
import { PostSummary } from "@/ui/post-summary";
import { QueryProvider } from "@/ui/query-provider";
import { HOME_POST_COUNT } from "@/config/limits";
import { blogPostQueries, type BlogPost } from "@/data/blog-posts";
import { cn } from "@/lib/cn";
import { NoPosts } from "./no-posts";
import { POSTS_GRID, PostsSkeleton, SMALL_POST } from "./posts-skeleton";

export function LatestPostsGrid() {
  return (
    <QueryProvider>
      <NewestPosts />
    </QueryProvider>
  );
}

function NewestPosts() {
  const { data: posts, error, isFetching, refetch } = useQuery(blogPostQueries.latest());

  if (posts && !error) return <Posts posts={posts.slice(0, HOME_POST_COUNT)} />;
  if (isFetching || !error) return <PostsSkeleton />;
  return <NoPosts onRetry={() => void refetch()} />;
}

function Posts({ posts }: { posts: readonly BlogPost[] }) {
  const [newest, ...others] = posts;
  if (!newest) return <NoPosts />;
  return (
    <div className={POSTS_GRID}>
      <NewestPost post={newest} />
      <div className="grid content-start gap-10">
        {others.map((post, i) => (
          <SmallPost key={post.slug} post={post} isFirst={i === 0} />
        ))}
      </div>
    </div>
  );
}

function NewestPost({ post }: { post: BlogPost }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative">
      <PostImage
        post={post}
        isDecoration
        sizes="(width >= 64rem) 44rem, 100vw"
        className="aspect-4/3 w-full rounded rounded-br-bend object-cover lg:aspect-16/10"
      />
      <PostSummary post={post} titleId={titleId} size="large" />
    </article>
  );
}

function SmallPost({ post, isFirst }: { post: BlogPost; isFirst: boolean }) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={cn("group relative", SMALL_POST, !isFirst && "border-t border-border pt-10")}
    >
      <PostImage
        post={post}
        isDecoration
        sizes="(width >= 80rem) 12rem, (width >= 64rem) 36rem, (width >= 40rem) 13rem, 100vw"
        className="aspect-4/3 w-full rounded object-cover"
      />
      <div>
        <PostSummary post={post} titleId={titleId} size="small" />
      </div>
    </article>
  );
}
