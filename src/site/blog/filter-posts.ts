import type { BlogPost } from "@/data/blog-posts";
import { tidyText } from "@/lib/clean-text";
import { foldText, foldWords } from "@/lib/fold-text";

type Searchable = Pick<BlogPost, "title" | "excerpt" | "category" | "tags">;

/** Compared as in a search, because categories are typed by staff. */
export function isSameCategory(a: string, b: string): boolean {
  return foldText(a) === foldText(b);
}

/**
 * The posts of a category ("" for all) that contain every search word in title, excerpt, category
 * or tags.
 */
export function filterPosts<Post extends Searchable>(
  posts: readonly Post[],
  { search, category }: { search: string; category: string },
): Post[] {
  const words = foldWords(search);
  return posts.filter((post) => {
    if (category && !isSameCategory(post.category, category)) return false;
    return words.every((word) => searchText(post).includes(word));
  });
}

/** Cached per post, so that not every keystroke folds the texts again. */
const searchTexts = new WeakMap<Searchable, string>();

function searchText(post: Searchable): string {
  const known = searchTexts.get(post);
  if (known !== undefined) return known;
  const text = foldText([post.title, post.excerpt, post.category, ...post.tags].join("\n"));
  searchTexts.set(post, text);
  return text;
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
    const key = foldText(category);
    if (key === "") continue;
    const entry = counts.get(key) ?? {
      category: tidyText(category).replace(/\s+/g, " "),
      count: 0,
    };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort((a, b) => a.category.localeCompare(b.category, "en"));
}
