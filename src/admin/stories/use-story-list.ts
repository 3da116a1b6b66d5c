import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { allStories } from "@/data/success-story-editing";
import { messages } from "./messages";

/**
 * All stories, newest first, including those that cannot be shown to visitors. Empty if reading
 * failed, as for posts.
 */
export function useStoryList() {
  const { data, error, isFetching, refetch } = useQuery(allStories);

  useEffect(() => {
    if (error && !isFetching) toast(messages.loadFailed(error));
  }, [error, isFetching]);

  return {
    stories: error ? undefined : data,
    error,
    isFetching,
    refresh: () => void refetch(),
  };
}

export type StoryList = ReturnType<typeof useStoryList>;
