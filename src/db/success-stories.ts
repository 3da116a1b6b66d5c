import { queryOptions } from "@tanstack/react-query";
import type { Tables } from "./database.types";
import { read, readOne } from "./read";
import { isText, rowWith } from "./shapes";

export type SuccessStory = Tables<"success_stories">;

const isStory = rowWith({
  id: isText,
  title: isText,
  category: isText,
  excerpt: isText,
  content: isText,
  image_url: isText,
  image_alt: isText,
});

/** Every story, newest first. */
export function listSuccessStories(): Promise<SuccessStory[]> {
  return read(isStory, (client, signal) =>
    client
      .from("success_stories")
      .select("*")
      .order("created_at", { ascending: false })
      .order("id")
      .abortSignal(signal)
      .retry(false),
  );
}

export function findSuccessStoryById(id: string): Promise<SuccessStory | null> {
  return readOne(isStory, (client, signal) =>
    client.from("success_stories").select("*").eq("id", id).abortSignal(signal).retry(false),
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
