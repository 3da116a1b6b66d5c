import { queryOptions } from "@tanstack/react-query";
import { hasSameValues } from "@/lib/field-values";
import { withChangeNotice } from "./public-changes";
import { queryClient } from "./query-client";
import {
  ALL_STORIES,
  findSuccessStoryById,
  listSuccessStories,
  normalizeStory,
  type SuccessStory,
} from "./success-stories";
import {
  deleteRow,
  filterVersion,
  writeVersion,
  writeOnce,
  writeRow,
  type SaveResult,
} from "./write";

/** The columns that the form edits. */
export type SuccessStoryFields = Omit<SuccessStory, "id" | "created_at" | "updated_at">;

/** The admin's list, including stories that cannot be shown to visitors. */
export const allStories = queryOptions({
  queryKey: [ALL_STORIES, "all"],
  queryFn: listSuccessStories,
  meta: { failure: "The success stories could not be read." },
});

/** Invalidates all story queries, so that they are read again. */
export function refreshSuccessStories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_STORIES] });
}

/**
 * Inserts a story. If there was no response, the list is read to find out whether the insert
 * succeeded.
 */
export function createSuccessStory(fields: SuccessStoryFields): Promise<SuccessStory> {
  return withChangeNotice(() =>
    writeOnce(
      async () =>
        normalizeStory(
          await writeRow((client, signal) =>
            client.from("success_stories").insert(fields).select().abortSignal(signal),
          ),
        ),
      async () => {
        const stories = await listSuccessStories();
        return stories.find((story) => hasSameValues(story, { ...story, ...fields }));
      },
    ),
  );
}

/** Writes the fields if the story still has this `updated_at`. */
export function updateSuccessStory(
  id: string,
  fields: SuccessStoryFields,
  version: string,
): Promise<SaveResult<SuccessStory>> {
  return withChangeNotice(() =>
    writeVersion(
      (client, signal) => {
        const update = client.from("success_stories").update(fields).eq("id", id);
        return filterVersion(update, version).select().abortSignal(signal);
      },
      normalizeStory,
      { version, versionOf: ({ updated_at }) => updated_at, find: () => findSuccessStoryById(id) },
    ),
  );
}

/** The story as the database had it; null if it was deleted before. */
export async function deleteSuccessStory(id: string): Promise<SuccessStory | null> {
  const row = await withChangeNotice(() =>
    deleteRow(
      (client, signal) =>
        client.from("success_stories").delete().eq("id", id).select().abortSignal(signal),
      () => storyExists(id),
    ),
  );
  return row && normalizeStory(row);
}

async function storyExists(id: string): Promise<boolean> {
  return (await findSuccessStoryById(id)) !== null;
}
