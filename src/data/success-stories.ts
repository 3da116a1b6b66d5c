import { queryOptions } from "@tanstack/react-query";
import type { Tables } from "./database.types";
import { read } from "./read";
import {
  asStored,
  isDisplayable,
  filterDisplayable,
  readId,
  readText,
  readTidyText,
  readTimestamp,
  sortUndatedLast,
  type StoredRow,
  type TableRows,
} from "./rows";

/** A story. Columns without a value are "". */
export type SuccessStory = Tables<"success_stories">;

export const successStories: TableRows<SuccessStory, "success_stories"> = {
  table: "success_stories",
  normalize: normalizeStory,
  required: ["id", "title"],
};

/** Converts any row to a complete story. */
function normalizeStory(row: StoredRow): SuccessStory {
  return {
    id: readId(row["id"]),
    title: readTidyText(row["title"]),
    category: readTidyText(row["category"]),
    excerpt: readTidyText(row["excerpt"]),
    content: readText(row["content"]),
    image_url: readText(row["image_url"]),
    image_alt: readTidyText(row["image_alt"]),
    created_at: readTimestamp(row["created_at"]),
    updated_at: readTimestamp(row["updated_at"]),
  };
}

export function listStoryRows(): Promise<StoredRow[]> {
  return read(asStored(successStories), (client) =>
    client
      .from("success_stories")
      .select("*")
      .order("created_at", { ascending: false })
      .order("id"),
  );
}

/** All stories, newest first, including those that cannot be shown to visitors. */
export async function listSuccessStories(): Promise<SuccessStory[]> {
  return toStories(await listStoryRows());
}

/** The stories that visitors are shown. */
export function toPublicStories(rows: readonly StoredRow[]): SuccessStory[] {
  return filterDisplayable(successStories, toStories(rows));
}

function toStories(rows: readonly StoredRow[]): SuccessStory[] {
  return sortUndatedLast(rows.map(successStories.normalize), ({ created_at }) => created_at);
}

/** Whether a story is complete enough to be shown to visitors. */
export function isPublicStory(story: SuccessStory): boolean {
  return isDisplayable(successStories, story);
}

/** The first part of all query keys of stories. */
export const ALL_STORIES = "success-stories";

export const successStoryQueries = {
  list: () =>
    queryOptions({
      queryKey: [ALL_STORIES, "list"],
      queryFn: async () => toPublicStories(await listStoryRows()),
      meta: { failure: "The success stories could not be read." },
    }),
};
