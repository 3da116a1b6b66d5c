import type { ComponentProps } from "react";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Spinner } from "@/components/states/spinner";
import { postList as copy } from "@/content/admin/post-list";
import { refreshing } from "@/content/admin/refreshing";
import { PostList } from "./post-list";
import type { PostsState } from "./use-posts";

type PostListAreaProps = Omit<ComponentProps<typeof PostList>, "posts"> & {
  state: PostsState;
  onRefresh: () => void;
};

/** The list, or its loading, error or empty state. */
export function PostListArea({ state, onRefresh, ...list }: PostListAreaProps) {
  switch (state.status) {
    case "loading":
      return <Spinner label={copy.loading} />;
    case "failed":
      return (
        <LoadFailure
          title={copy.loadFailed}
          reason={state.reason}
          retryLabel={refreshing.refresh}
          onRetry={onRefresh}
        />
      );
    case "loaded":
      return state.posts.length > 0 ? <PostList {...list} posts={state.posts} /> : <NoPosts />;
    default:
      return state satisfies never;
  }
}

function NoPosts() {
  return (
    <p className="rounded-sheet border-2 border-dashed border-edge px-6 py-14 text-center text-base">
      {copy.empty}
    </p>
  );
}
