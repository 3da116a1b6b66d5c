import { useId, useRef } from "react";
import { TextField } from "@/admin/ui/text-field";
import { postForm, usualCategories } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { foldText } from "@/lib/fold-text";
import { PostSuggestion } from "./post-suggestion";

type CategoryFieldProps = {
  posts: readonly BlogPost[];
  value: string;
  onChange: (category: string) => void;
  error: string | undefined;
};

/** A text field that suggests the categories in use and the usual ones. */
export function CategoryField({ posts, value, onChange, error }: CategoryFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const categories = listCategories(posts);
  const similar = findSimilar(value, categories);
  return (
    <div>
      <TextField
        ref={input}
        name="category"
        label={postForm.labels.category}
        hint={postForm.categoryHint}
        error={error}
        list={listId}
        value={value}
        onChange={onChange}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <div aria-live="polite">
        {similar && (
          <PostSuggestion
            text={postForm.similarCategory(similar)}
            action={postForm.useCategory(similar)}
            onAccept={() => {
              onChange(similar);
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

function listCategories(posts: readonly BlogPost[]): string[] {
  const names = new Set([...posts.map(({ category }) => category), ...usualCategories]);
  return [...names].filter(Boolean).toSorted((a, b) => a.localeCompare(b));
}

/** An existing category that visitors cannot tell from the typed one, for example by its case. */
function findSimilar(typed: string, categories: readonly string[]): string | null {
  const name = tidyText(typed);
  if (name === "" || categories.includes(name)) return null;
  return categories.find((category) => foldText(category) === foldText(name)) ?? null;
}
