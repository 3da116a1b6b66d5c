import { hasSameValues } from "@/lib/field-values";
import { DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { read } from "./read";
import { ALL_STORIES, listSuccessStories, type SuccessStory } from "./success-stories";
import { writeRow } from "./write";

/** What the form edits. */
export type SuccessStoryFields = Omit<SuccessStory, "id" | "created_at" | "updated_at">;

/** Every list of stories is out of date. */
export function refreshSuccessStories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALL_STORIES] });
}

export function findSuccessStoryById(id: string): Promise<SuccessStory | null> {
  return read((client, signal) =>
    client
      .from("success_stories")
      .select("*")
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle()
      .retry(false),
  );
}

/** Adds a story. When no answer came, the list tells whether it arrived all the same. */
export async function createSuccessStory(fields: SuccessStoryFields): Promise<SuccessStory> {
  try {
    return await writeRow(
      (client, signal) =>
        client.from("success_stories").insert(fields).select().abortSignal(signal),
      () => Promise.resolve(true),
    );
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.status !== 0) throw error;
    const stories = await listSuccessStories().catch(() => []);
    const arrived = stories.find((story) => hasSameValues(story, { ...story, ...fields }));
    if (!arrived) throw error;
    return arrived;
  }
}

export function updateSuccessStory(id: string, fields: SuccessStoryFields): Promise<SuccessStory> {
  return writeRow(
    (client, signal) =>
      client.from("success_stories").update(fields).eq("id", id).select().abortSignal(signal),
    () => storyExists(id),
  );
}

export async function deleteSuccessStory(id: string): Promise<void> {
  await writeRow(
    (client, signal) =>
      client.from("success_stories").delete().eq("id", id).select("id").abortSignal(signal),
    () => storyExists(id),
  );
}

async function storyExists(id: string): Promise<boolean> {
  return (await findSuccessStoryById(id)) !== null;
}
