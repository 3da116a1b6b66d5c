import type { BlogPost } from "@/db/blog-posts";

type Searchable = Pick<BlogPost, "title" | "excerpt" | "category" | "tags">;

const fold = (text: string) => text.toLowerCase();

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
    if (category && fold(post.category) !== fold(category)) return false;
    const text = fold([post.title, post.excerpt, post.category, ...post.tags].join("\n"));
    return words.every((word) => text.includes(word));
  });
}

/** Every category with its number of posts, in alphabetical order. */
export function countCategories(
  posts: readonly Pick<BlogPost, "category">[],
): { category: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => a.category.localeCompare(b.category, "en"));
}
