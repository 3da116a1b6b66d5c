import type { ComponentProps } from "react";
import { Spinner } from "@/components/states/spinner";
import { postList as copy } from "@/content/admin/post-list";
import { PostList } from "./post-list";
import { LoadFailure, NoPosts } from "./post-list-states";
import type { PostsState } from "./use-posts";

type PostListAreaProps = Omit<ComponentProps<typeof PostList>, "posts"> & {
  state: PostsState;
  onRefresh: () => void;
};

/** The list, or what there is instead of it. */
export function PostListArea({ state, onRefresh, ...list }: PostListAreaProps) {
  switch (state.status) {
    case "loading":
      return <Spinner label={copy.loading} />;
    case "failed":
      return <LoadFailure reason={state.reason} onRefresh={onRefresh} />;
    case "loaded":
      return state.posts.length > 0 ? <PostList {...list} posts={state.posts} /> : <NoPosts />;
    default:
      return state satisfies never;
  }
}
