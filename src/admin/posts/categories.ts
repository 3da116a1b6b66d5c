import { usualCategories } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { foldText } from "@/lib/fold-text";

/** The categories of these posts, and the usual ones. */
export function listCategories(posts: readonly BlogPost[]): string[] {
  const names = new Set([...posts.map(({ category }) => category), ...usualCategories]);
  return [...names].filter(Boolean).sort((a, b) => a.localeCompare(b));
}

/**
 * A typed category, spelled as it is in one of the others that visitors could not tell from it, for
 * example by its capital letters.
 */
export function spellCategory(typed: string, posts: readonly BlogPost[]): string {
  const name = tidyText(typed);
  const used = posts.map(({ category }) => category);
  if (name === "" || used.includes(name)) return name;
  const folded = foldText(name);
  return [...used, ...usualCategories].find((other) => foldText(other) === folded) ?? name;
}
