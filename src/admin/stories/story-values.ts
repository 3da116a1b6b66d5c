import type { RowStore } from "@/admin/rows/use-row-saving";
import { storiesPage, storyForm } from "@/content/admin/success-stories";
import {
  createSuccessStory,
  updateSuccessStory,
  type SuccessStoryFields,
} from "@/data/success-story-editing";
import { findSuccessStoryById, type SuccessStory } from "@/data/success-stories";
import { removeUnstorable, tidyText } from "@/lib/clean-text";
import type { FieldValues } from "@/lib/field-values";

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

/** Returns the props of a field's control. */
export type BindField = (name: StoryField) => {
  name: StoryField;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

export const STORY_LABELS: Readonly<Record<StoryField, string>> = storyForm.labels;

/** The storage key of copies of deleted stories. */
export const DELETED_STORIES_KEY = "success-story:deleted";

/** The storage key of a form's drafts; null is for a new story. */
export function storyDraftKey(story: Pick<SuccessStory, "id"> | null): string {
  return `success-story:${story?.id ?? "new"}`;
}

export const blankStory: StoryValues = {
  title: "",
  category: "",
  excerpt: "",
  content: "",
  image_url: "",
  image_alt: "",
};

/** The name of a story for staff. Imported rows may have no title. */
export function storyName({ title }: Pick<SuccessStory, "title">): string {
  return title || storiesPage.untitled;
}

export function storyToValues(story: SuccessStory): StoryValues {
  const { title, category, excerpt, content, image_url, image_alt } = story;
  return { title, category, excerpt, content, image_url, image_alt };
}

/** The columns to be written, tidied except for the content. */
export function valuesToFields(values: StoryValues): SuccessStoryFields {
  return {
    title: tidyText(values.title),
    category: tidyText(values.category),
    excerpt: tidyText(values.excerpt),
    content: removeUnstorable(values.content),
    image_url: tidyText(values.image_url),
    image_alt: tidyText(values.image_alt),
  };
}

/** For the clipboard: every field below its label. */
export function storyAsText(values: StoryValues): string {
  return STORY_FIELDS.map((name) => `${STORY_LABELS[name]}:\n${values[name]}`).join("\n\n");
}

export const storyStore: RowStore<SuccessStory, StoryField> = {
  find: findSuccessStoryById,
  create: (values) => createSuccessStory(valuesToFields(values)),
  update: (id, values) => updateSuccessStory(id, valuesToFields(values)),
  toValues: storyToValues,
};
