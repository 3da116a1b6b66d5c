import type { BlogPost } from "@/db/blog-posts";

type Searchable = Pick<BlogPost, "title" | "excerpt" | "category" | "tags">;

const tidy = (text: string) => text.trim().replace(/\s+/g, " ");
/** With accents and wide letters written in one of the ways there are. */
const fold = (text: string) => tidy(text.normalize("NFKC")).toLowerCase();

/** Categories are typed by hand: case and spaces make no difference. */
export function isSameCategory(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

/**
 * The posts of a category ("" for all) in which every searched word occurs, in title, excerpt,
 * category or tags. Upper and lower case are the same.
 */
export function filterPosts<Post extends Searchable>(
  posts: readonly Post[],
  { search, category }: { search: string; category: string },
): Post[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (category && !isSameCategory(post.category, category)) return false;
    return words.every((word) => searchText(post).includes(word));
  });
}

/** Folded once for each post, and not with every letter that is typed. */
const searchTexts = new WeakMap<Searchable, string>();

function searchText(post: Searchable): string {
  const known = searchTexts.get(post);
  if (known !== undefined) return known;
  const text = fold([post.title, post.excerpt, post.category, ...post.tags].join("\n"));
  searchTexts.set(post, text);
  return text;
}

/** Every category, as first written, with its number of posts, in alphabetical order. */
export function countCategories(
  posts: readonly Pick<BlogPost, "category">[],
): { category: string; count: number }[] {
  const counts = new Map<string, { category: string; count: number }>();
  for (const { category } of posts) {
    const key = fold(category);
    if (key === "") continue;
    const entry = counts.get(key) ?? { category: tidy(category), count: 0 };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort((a, b) => a.category.localeCompare(b.category, "en"));
}
