import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { describeFailure } from "@/components/admin/failure";
import { toast } from "@/components/ui/toast-store";
import { orderedPosts } from "@/db/blog-post-editing";
import type { BlogPost } from "@/db/blog-posts";
import { LOAD_FALLBACK, messages } from "./messages";

const NO_POSTS: readonly BlogPost[] = [];

export type PostsState =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "loaded"; posts: readonly BlogPost[] };

/** The posts in the order of the admin. */
export function usePosts() {
  const { data, error, isFetching, refetch } = useQuery(orderedPosts);

  useEffect(() => {
    if (error && !isFetching) toast(messages.loadFailed(error));
  }, [error, isFetching]);

  return {
    state: getState(data, error, isFetching),
    /** What is known of them, also while the list can't be read. */
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
  // The list is emptied when it could not be read (spec, section 8).
  if (error && !isFetching) {
    return { status: "failed", reason: describeFailure(error, LOAD_FALLBACK) };
  }
  return data && !error ? { status: "loaded", posts: data } : { status: "loading" };
}
