import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { describeFailure } from "@/admin/ui/describe-failure";
import { toast } from "@/components/ui/toast-store";
import { orderedPosts } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { LOAD_FALLBACK, messages } from "./messages";

const NO_POSTS: readonly BlogPost[] = [];

export type PostsState =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "loaded"; posts: readonly BlogPost[] };

/** The posts in the admin's order. */
export function usePosts() {
  const { data, error, isFetching, refetch } = useQuery(orderedPosts);

  useEffect(() => {
    if (error && !isFetching) toast(messages.loadFailed(error));
  }, [error, isFetching]);

  return {
    state: getState(data, error, isFetching),
    /** The last known posts, even if the list cannot be read now. */
    known: data ?? NO_POSTS,
    isRefreshing: isFetching,
    refresh: () => void refetch(),
  };
}

function getState(
  data: readonly BlogPost[] | undefined,
  error: Error | null,
  isFetching: boolean,
): PostsState {
  // The list is emptied when reading failed, since old posts beside an error look current.
  if (error && !isFetching) {
    return { status: "failed", reason: describeFailure(error, LOAD_FALLBACK) };
  }
  return data && !error ? { status: "loaded", posts: data } : { status: "loading" };
}
