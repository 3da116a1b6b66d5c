import type { Problems } from "@/admin/rows/use-fields";
import { postForm, postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { rowList } from "@/content/admin/row-list";
import { isPublicPost, type BlogPost } from "@/data/blog-posts";
import { isBlank, tidyText } from "@/lib/clean-text";
import { isPostDate } from "@/lib/dates";
import { findSlugFault, slugKey } from "@/lib/slug";
import { postName, type PostField, type PostValues } from "./post-table";

/**
 * Why the values cannot be saved, in the order of checking: the first is reported. Whether another
 * post has the very same slug is asked of the database.
 */
export function findPostProblems(
  values: PostValues,
  post: BlogPost | null,
  posts: readonly BlogPost[],
): Problems<PostField> {
  const isMet = (field: PostField) =>
    field === "date" ? isPostDate(tidyText(values.date)) : !isBlank(values[field]);
  const problems: Problems<PostField> = Object.fromEntries(
    postMessages.required
      .filter(({ field }) => !isMet(field))
      // The only one that may be there all the same is the date.
      .map(({ field, text }) => [
        field,
        isBlank(values[field]) ? text : postMessages.impossibleDate,
      ]),
  );
  const slug = isBlank(values.slug) ? null : findSlugProblem(tidyText(values.slug), post, posts);
  return slug === null ? problems : { ...problems, slug };
}

/** A post may keep the slug that it has, so that its other fields can be changed. */
function findSlugProblem(
  slug: string,
  post: BlogPost | null,
  posts: readonly BlogPost[],
): string | null {
  if (slug === post?.slug) return null;
  const fault = findSlugFault(slug);
  if (fault) return postForm.slug.faults[fault];
  const sharer = findSlugSharer(slug, post, posts);
  return sharer ? postForm.slug.usedBy(postName(sharer)) : null;
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
    findSlugFault(post.slug) !== null && unusableSlug,
    post.id === "" && rowList.withoutId,
    !isPublicPost(post) && rowList.notPublic,
  ].filter((text) => text !== false);
}
