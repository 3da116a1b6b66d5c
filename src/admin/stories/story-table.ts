import type { RowTable } from "@/admin/rows/use-row-form";
import { rowList } from "@/content/admin/row-list";
import { storiesPage, storyForm } from "@/content/admin/success-stories";
import { createSuccessStory, updateSuccessStory } from "@/data/success-story-editing";
import { isPublicStory, successStories, type SuccessStory } from "@/data/success-stories";
import { isBlank, removeUnstorable, tidyText } from "@/lib/clean-text";
import { applyStoredValues, type FieldValues } from "@/lib/field-values";

/** In the order of the form. */
export const STORY_FIELDS = [
  "title",
  "category",
  "excerpt",
  "content",
  "image_url",
  "image_alt",
] as const;

export type StoryField = (typeof STORY_FIELDS)[number];
export type StoryValues = FieldValues<StoryField>;

export const blankStory: StoryValues = {
  title: "",
  category: "",
  excerpt: "",
  content: "",
  image_url: "",
  image_alt: "",
};

/** The table of success stories, for the form of the story with this id; null is for a new one. */
export function storyTable(id: string | null): RowTable<SuccessStory, StoryField> {
  return {
    history: { rows: successStories, id },
    labels: storyForm.labels,
    toValues: (story) => applyStoredValues(blankStory, story),
    versionOf: ({ updated_at }) => updated_at,
    tidy: (values) => ({
      title: tidyText(values.title),
      category: tidyText(values.category),
      excerpt: tidyText(values.excerpt),
      content: removeUnstorable(values.content),
      image_url: tidyText(values.image_url),
      image_alt: tidyText(values.image_alt),
    }),
    save: async (values, version) =>
      id === null || version === null
        ? { isSaved: true, row: await createSuccessStory(values) }
        : updateSuccessStory(id, values, version),
  };
}

/** The name of a story for staff. Imported rows may have no title. */
export function storyName({ title }: Pick<SuccessStory, "title">): string {
  return title || storiesPage.untitled;
}

/** Values that the form would require, and what their absence leads to. */
export function listMissingValues(story: SuccessStory): string[] {
  const { missingValues } = storiesPage;
  return [
    ...STORY_FIELDS.filter((field) => story[field] === "").map((field) => missingValues[field]),
    ...(story.id === "" ? [rowList.withoutId] : []),
    ...(isPublicStory(story) ? [] : [rowList.notPublic]),
  ];
}

/**
 * Why a story cannot be saved: the first message that applies, and the error below each field. The
 * picture is asked for when the texts are there, and its alt text after its address.
 */
export function findStoryProblem(values: StoryValues) {
  const { missing, invalid } = storyForm;
  const blank = STORY_FIELDS.filter((name) => isBlank(values[name]));
  const [first] = blank;
  if (first === undefined) return null;
  const texts = blank.filter((name) => name !== "image_url" && name !== "image_alt");
  const fields = texts.length > 0 ? texts : [first];
  return {
    message: texts.length > 0 ? invalid.texts : missing[first],
    fields: Object.fromEntries(fields.map((name) => [name, missing[name]])),
  };
}
