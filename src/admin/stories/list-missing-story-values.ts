import { storiesPage } from "@/content/admin/success-stories";
import { isPublicStory, type SuccessStory } from "@/data/success-stories";
import { STORY_FIELDS } from "./story-values";

/** Missing values that the form would require, and their consequences. */
export function listMissingStoryValues(story: SuccessStory): string[] {
  const { missingValues, notPublic } = storiesPage;
  return [
    ...STORY_FIELDS.filter((field) => story[field] === "").map((field) => missingValues[field]),
    ...(story.id === "" ? [missingValues.id] : []),
    ...(isPublicStory(story) ? [] : [notPublic]),
  ];
}
