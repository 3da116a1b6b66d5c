import type { ComponentProps } from "react";
import { describeFailure } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Spinner } from "@/components/states/spinner";
import { postList as copy } from "@/content/admin/post-list";
import { refreshing } from "@/content/admin/refreshing";
import type { BlogPost } from "@/data/blog-posts";
import { PostList } from "./post-list";

type PostListAreaProps = Omit<ComponentProps<typeof PostList>, "posts"> & {
  /** Undefined until they are read. */
  posts: readonly BlogPost[] | undefined;
  error: Error | null;
  onRefresh: () => void;
};

/** The list, or its loading, error or empty state. */
export function PostListArea({ posts, error, onRefresh, ...list }: PostListAreaProps) {
  if (error) {
    return (
      <LoadFailure
        title={copy.loadFailed}
        reason={describeFailure(error, copy.loadFallback)}
        retryLabel={refreshing.refresh}
        onRetry={onRefresh}
      />
    );
  }
  if (!posts) return <Spinner label={copy.loading} />;
  if (posts.length > 0) return <PostList {...list} posts={posts} />;
  return (
    <p className="rounded-sheet border-2 border-dashed border-edge px-6 py-14 text-center text-base">
      {copy.empty}
    </p>
  );
}
