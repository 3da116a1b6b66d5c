import { queryOptions } from "@tanstack/react-query";
import { hasSameValues } from "@/lib/field-values";
import { queryClient } from "./query-client";
import {
  ALL_STORIES,
  findSuccessStoryById,
  listSuccessStories,
  repairStory,
  type SuccessStory,
} from "./success-stories";
import { deleteRow, writeOnce, writeRow } from "./write";

/** What the form edits. */
export type SuccessStoryFields = Omit<SuccessStory, "id" | "created_at" | "updated_at">;

/** The admin's list, with the stories that visitors cannot be shown. */
export const allStories = queryOptions({
  queryKey: [ALL_STORIES, "all"],
  queryFn: listSuccessStories,
  meta: { failure: "The success stories could not be read." },
});

/** Every list of stories is out of date. */
export function refreshSuccessStories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_STORIES] });
}

/** Adds a story. When no answer came, the list tells whether it arrived all the same. */
export function createSuccessStory(fields: SuccessStoryFields): Promise<SuccessStory> {
  return writeOnce(
    async () =>
      repairStory(
        await writeRow(
          (client, signal) =>
            client.from("success_stories").insert(fields).select().abortSignal(signal),
          () => Promise.resolve(true),
        ),
      ),
    async () => {
      const stories = await listSuccessStories();
      return stories.find((story) => hasSameValues(story, { ...story, ...fields })) ?? null;
    },
  );
}

export async function updateSuccessStory(
  id: string,
  fields: SuccessStoryFields,
): Promise<SuccessStory> {
  return repairStory(
    await writeRow(
      (client, signal) =>
        client.from("success_stories").update(fields).eq("id", id).select().abortSignal(signal),
      () => storyExists(id),
    ),
  );
}

export function deleteSuccessStory(id: string): Promise<void> {
  return deleteRow(
    (client, signal) =>
      client.from("success_stories").delete().eq("id", id).select("id").abortSignal(signal),
    () => storyExists(id),
  );
}

async function storyExists(id: string): Promise<boolean> {
  return (await findSuccessStoryById(id)) !== null;
}
