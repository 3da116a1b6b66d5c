import { postForm, postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { rowList } from "@/content/admin/row-list";
import { isPublicPost, type BlogPost } from "@/data/blog-posts";
import { isBlank, tidyText } from "@/lib/clean-text";
import { isPostDate } from "@/lib/dates";
import { findSlugFault, slugKey } from "@/lib/slug";
import { postName, type PostField, type PostValues } from "./post-table";

/** What is wrong with a field. */
export type PostProblem = { field: PostField; text: string };

/**
 * The first reason why the values cannot be saved, or null. Whether another post has the very same
 * slug is asked of the database.
 */
export function findPostProblem(
  values: PostValues,
  post: BlogPost | null,
  posts: readonly BlogPost[],
): PostProblem | null {
  const isMet = (field: PostField) =>
    field === "date" ? isPostDate(tidyText(values.date)) : !isBlank(values[field]);
  const missing = postMessages.required.find(({ field }) => !isMet(field));
  if (!missing) return findSlugProblem(tidyText(values.slug), post, posts);
  const isImpossibleDate = missing.field === "date" && !isBlank(values.date);
  return isImpossibleDate ? { field: "date", text: postMessages.impossibleDate } : missing;
}

/** A post may keep the slug that it has, so that its other fields can be changed. */
function findSlugProblem(
  slug: string,
  post: BlogPost | null,
  posts: readonly BlogPost[],
): PostProblem | null {
  if (slug === post?.slug) return null;
  const fault = findSlugFault(slug);
  if (fault) return { field: "slug", text: postForm.slug.faults[fault] };
  const sharer = findSlugSharer(slug, post, posts);
  return sharer ? { field: "slug", text: postForm.slug.usedBy(postName(sharer)) } : null;
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

/** Of a stored post: what the form would require or refuse, and the consequences. */
export function listMissingValues(post: BlogPost): string[] {
  const { missingValues, unusableSlug } = postList;
  return [
    ...postMessages.required
      .filter(({ field }) => post[field] === "")
      .map(({ field }) => missingValues[field]),
    ...(findSlugFault(post.slug) ? [unusableSlug] : []),
    ...(post.id === "" ? [rowList.withoutId] : []),
    ...(isPublicPost(post) ? [] : [rowList.notPublic]),
  ];
}
