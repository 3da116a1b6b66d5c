import type { Problems } from "@/admin/rows/use-fields";
import { spellCategory } from "@/admin/rows/spell-category";
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

export function storyToValues(story: SuccessStory): StoryValues {
  return applyStoredValues(blankStory, story);
}

/**
 * The table of success stories, for the form of the story with this id; null is for a new one.
 * @param categories those whose spelling its category follows
 */
export function storyTable(
  id: string | null,
  categories: readonly string[],
): RowTable<SuccessStory, StoryField> {
  return {
    history: { rows: successStories, id },
    labels: storyForm.labels,
    toValues: storyToValues,
    versionOf: ({ updated_at }) => updated_at,
    tidy: (values) => ({
      title: tidyText(values.title),
      category: spellCategory(values.category, categories),
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
    story.id === "" && rowList.withoutId,
    !isPublicStory(story) && rowList.notPublic,
  ].filter((text) => text !== false);
}

/** What is missing, by field. The texts are reported first, then the picture, then its alt text. */
export function findMissing(values: StoryValues): Problems<StoryField> {
  const blank = STORY_FIELDS.filter((name) => isBlank(values[name]));
  return Object.fromEntries(blank.map((name) => [name, storyForm.missing[name]]));
}
