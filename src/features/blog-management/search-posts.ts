import type { BlogPost } from "@/db/blog-posts";

/** Each post with the text that is searched, made once per list and not once per letter. */
export function makeSearchable(posts: readonly BlogPost[]) {
  return posts.map((post) => ({
    post,
    text: [post.title, post.slug, post.category, ...post.tags].join("\n").toLowerCase(),
  }));
}

/** The posts in which every word occurs. Upper and lower case are the same. */
export function searchPosts(
  searchable: ReturnType<typeof makeSearchable>,
  query: string,
): BlogPost[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return searchable
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ post }) => post);
}
