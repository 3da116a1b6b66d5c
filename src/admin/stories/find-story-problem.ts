import { storyForm } from "@/content/admin/success-stories";
import { isBlank } from "@/lib/clean-text";
import { requirements } from "./messages";
import type { StoryField, StoryValues } from "./story-values";

export type StoryProblem = {
  /** The first message that applies. */
  message: string;
  /** The error below each field, in form order. */
  lines: Partial<Record<StoryField, string>>;
};

/** Why a story cannot be saved, or null. */
export function findStoryProblem(values: StoryValues): StoryProblem | null {
  const isEmpty = (name: StoryField) => isBlank(values[name]);
  const lines = Object.fromEntries(
    (["title", "category", "excerpt", "content"] as const)
      .filter(isEmpty)
      .map((name) => [name, storyForm.missing[name]]),
  );
  if (Object.keys(lines).length > 0) return { message: requirements.fields, lines };
  if (isEmpty("image_url")) return problemOf("image_url", requirements.imageUrl);
  if (isEmpty("image_alt")) return problemOf("image_alt", requirements.imageAlt);
  return null;
}

function problemOf(name: StoryField, message: string): StoryProblem {
  return { message, lines: { [name]: message } };
}
