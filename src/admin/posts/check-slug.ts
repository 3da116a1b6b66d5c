import { postForm } from "@/content/admin/post-form";
import type { BlogPost } from "@/data/blog-posts";
import { findSlugFault, slugKey } from "@/lib/slug";
import { postName } from "./post-fields";
import type { PostProblem } from "./validate-post";

const copy = postForm.slug;

/**
 * Why the post cannot get this slug; null if it can, or has it already, so that its other fields can
 * be changed. Whether another post has the very same slug is asked of the database.
 */
export function checkSlug(
  slug: string,
  post: BlogPost | null,
  posts: readonly BlogPost[],
): PostProblem | null {
  if (slug === post?.slug) return null;
  const fault = findSlugFault(slug);
  if (fault) return { field: "slug", text: copy.faults[fault] };
  const sharer = findSlugSharer(slug, post, posts);
  return sharer ? { field: "slug", text: copy.usedBy(postName(sharer)) } : null;
}

/** Another post whose slug differs only in ways that some hosts ignore, such as capital letters. */
export function findSlugSharer(
  slug: string,
  post: BlogPost | null,
  posts: readonly BlogPost[],
): BlogPost | undefined {
  const key = slugKey(slug);
  return posts.find(
    (other) => other.id !== post?.id && other.slug !== slug && slugKey(other.slug) === key,
  );
}
