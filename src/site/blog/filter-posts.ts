import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { normalizeForSearch, makeWordSearch } from "@/lib/search-text";

type Searchable = Pick<BlogPost, "title" | "excerpt" | "category" | "tags">;

/** Compared as in a search, because categories are typed by staff. */
export function isSameCategory(a: string, b: string): boolean {
  return normalizeForSearch(a) === normalizeForSearch(b);
}

const searchPosts = makeWordSearch(({ title, excerpt, category, tags }: Searchable) => [
  title,
  excerpt,
  category,
  ...tags,
]);

/**
 * The posts of a category ("" for all) that contain every search word in title, excerpt, category
 * or tags.
 */
export function filterPosts<Post extends Searchable>(
  posts: readonly Post[],
  { search, category }: { search: string; category: string },
): Post[] {
  const isOfCategory = (post: Post) => !category || isSameCategory(post.category, category);
  return searchPosts(posts.filter(isOfCategory), search);
}

/**
 * The categories in alphabetical order, each with its number of posts and in the spelling that
 * comes first.
 */
export function countCategories(
  posts: readonly Pick<BlogPost, "category">[],
): { category: string; count: number }[] {
  const counts = new Map<string, { category: string; count: number }>();
  for (const { category } of posts) {
    const key = normalizeForSearch(category);
    if (key === "") continue;
    const entry = counts.get(key) ?? {
      category: tidyText(category).replace(/\s+/g, " "),
      count: 0,
    };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort((a, b) => a.category.localeCompare(b.category, "en"));
}
