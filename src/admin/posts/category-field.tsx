import { useId } from "react";
import type { BoundField } from "@/admin/rows/use-fields";
import { TextField } from "@/admin/ui/text-field";
import { postForm, usualCategories } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { foldText } from "@/lib/fold-text";
import { FieldSuggestion } from "./field-suggestion";

type CategoryFieldProps = {
  posts: readonly BlogPost[];
  field: BoundField;
};

/** A text field that suggests the categories in use and the usual ones. */
export function CategoryField({ posts, field }: CategoryFieldProps) {
  const listId = useId();
  const categories = listCategories(posts);
  const similar = findSimilar(field.value, categories);
  return (
    <div>
      <TextField {...field} hint={postForm.categoryHint} list={listId} />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <div aria-live="polite">
        {similar && (
          <FieldSuggestion
            text={postForm.similarCategory(similar)}
            action={postForm.useCategory(similar)}
            field={field}
            value={similar}
          />
        )}
      </div>
    </div>
  );
}

function listCategories(posts: readonly BlogPost[]): string[] {
  const names = new Set([...posts.map(({ category }) => category), ...usualCategories]);
  return [...names].filter(Boolean).sort((a, b) => a.localeCompare(b));
}

/** An existing category that visitors cannot tell from the typed one, for example by its case. */
function findSimilar(typed: string, categories: readonly string[]): string | null {
  const name = tidyText(typed);
  if (name === "" || categories.includes(name)) return null;
  return categories.find((category) => foldText(category) === foldText(name)) ?? null;
}
