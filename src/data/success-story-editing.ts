import { queryOptions } from "@tanstack/react-query";
import { hasSameValues } from "@/lib/field-values";
import { queryClient } from "./query-client";
import {
  ALL_STORIES,
  listSuccessStories,
  successStories,
  type SuccessStory,
} from "./success-stories";
import { deleteRow, findRow, insertRow, updateRow, type SaveResult } from "./write";

/** The columns that the form edits. */
type SuccessStoryFields = Omit<SuccessStory, "id" | "created_at" | "updated_at">;

/**
 * The admin's list, including stories that cannot be shown to visitors. Always read again, because
 * staff must see the current data.
 */
export const allStories = queryOptions({
  queryKey: [ALL_STORIES, "all"],
  queryFn: listSuccessStories,
  staleTime: 0,
  meta: { failure: "The success stories could not be read." },
});

/** Invalidates all story queries, so that they are read again. */
function refreshSuccessStories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_STORIES] });
}

export function createSuccessStory(fields: SuccessStoryFields): Promise<SuccessStory> {
  return insertRow(successStories, fields, async () => {
    const stories = await listSuccessStories();
    return stories.find((story) => hasSameValues(story, { ...story, ...fields }));
  });
}

/** Writes the story if it still has this version. If not, the list is read again. */
export async function updateSuccessStory(
  id: string,
  fields: SuccessStoryFields,
  version: string,
): Promise<SaveResult<SuccessStory>> {
  const result = await updateRow(successStories, id, fields, version);
  if (!result.isSaved) void refreshSuccessStories();
  return result;
}

/** The story as it is stored now, or null. */
export function findSuccessStory(id: string): Promise<SuccessStory | null> {
  return findRow(successStories, id);
}

/** Deletes the story if it still has this version. */
export function deleteSuccessStory(id: string, version: string): Promise<void> {
  return deleteRow(successStories, id, version);
}
