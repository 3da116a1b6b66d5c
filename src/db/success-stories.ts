import { queryOptions } from "@tanstack/react-query";
import type { Tables } from "./database.types";
import { read } from "./read";

export type SuccessStory = Tables<"success_stories">;

/** Every story, newest first. */
export function listSuccessStories(): Promise<SuccessStory[]> {
  return read((client, signal) =>
    client
      .from("success_stories")
      .select("*")
      .order("created_at", { ascending: false })
      .order("id")
      .abortSignal(signal)
      .retry(false),
  );
}

/** The first part of every key in the query cache. */
export const ALL_STORIES = "success-stories";

export const successStoryQueries = {
  list: () =>
    queryOptions({
      queryKey: [ALL_STORIES, "list"],
      queryFn: listSuccessStories,
      meta: { failure: "The success stories could not be read." },
    }),
};
