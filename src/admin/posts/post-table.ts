import { spellCategory } from "@/admin/rows/spell-category";
import type { RowTable } from "@/admin/rows/use-row-form";
import { site } from "@/config/site";
import { postForm, postMessages, usualCategories } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import {
  createPost,
  findPostById,
  findPostIdBySlug,
  updatePost,
  type BlogPostFields,
} from "@/data/blog-post-editing";
import { blogPosts, type BlogPost } from "@/data/blog-posts";
import { ExplainedError } from "@/data/errors";
import { removeUnstorable, tidyText } from "@/lib/clean-text";
import { localCalendarDate } from "@/lib/dates";
import { applyStoredValues, hasSameValues, type FieldValues } from "@/lib/field-values";

export type PostField = keyof typeof postForm.labels;

/** The values of the form. Tags are one comma-separated text. */
export type PostValues = FieldValues<PostField>;

/** Prefix of the file names of pictures uploaded for posts. */
export const UPLOAD_CONTEXT = "blog";

/** An empty form. `today` is its date. */
export function blankPost(today: string): PostValues {
  return {
    title: "",
    slug: "",
    excerpt: "",
    content: "",
    image_url: "",
    image_alt: "",
    date: today,
    category: "",
    tags: "",
    author: site.teamName,
    author_avatar: site.teamAvatar,
  };
}

/** The name of a post for staff. Imported rows may have no title. */
export function postName({ title, slug }: Pick<BlogPost, "title" | "slug">): string {
  return title || slug || postList.untitled;
}

export function postToValues(post: BlogPost): PostValues {
  const { tags, display_order: _, ...texts } = post;
  return applyStoredValues(blankPost(""), { ...texts, tags: tags.join(", ") });
}

/** Tidied except for the content. */
function tidyValues(values: PostValues): PostValues {
  return {
    title: tidyText(values.title),
    slug: tidyText(values.slug),
    excerpt: tidyText(values.excerpt),
    content: removeUnstorable(values.content),
    image_url: tidyText(values.image_url),
    image_alt: tidyText(values.image_alt),
    date: tidyText(values.date),
    category: tidyText(values.category),
    tags: splitTags(values.tags).join(", "),
    author: tidyText(values.author) || site.teamName,
    author_avatar: tidyText(values.author_avatar) || site.teamAvatar,
  };
}

/** The columns to be written. */
export function valuesToFields(values: PostValues): BlogPostFields {
  const tidy = tidyValues(values);
  return { ...tidy, tags: splitTags(tidy.tags) };
}

/** Divided by commas and semicolons, also those of Chinese and Arabic keyboards. */
function splitTags(text: string): string[] {
  return text
    .split(/[,;，、；،؛]/)
    .map(tidyText)
    .filter(Boolean);
}

/** The slug of a new post is taken by another one. */
export class SlugTakenError extends ExplainedError {
  override name = "SlugTakenError";
  constructor() {
    super(postMessages.slugTaken);
  }
}

/**
 * How the form of a post writes it; null is for a new one, which is listed after these posts.
 * @param today "2026-06-03"
 */
export function postTable(
  id: string | null,
  posts: readonly BlogPost[],
  today: string,
): RowTable<BlogPost, PostField> {
  return {
    history: { rows: blogPosts, id },
    labels: postForm.labels,
    toValues: postToValues,
    versionOf: ({ updated_at }) => updated_at,
    tidy: (values) => ({
      ...tidyValues(values),
      category: spellCategory(values.category, listCategories(othersThan(id, posts))),
    }),
    resume: ({ values, version, keptAt }) => {
      // Nobody has set the date of a new post that is that of the day when it was kept.
      const isDateUnset =
        version === null && values["date"] === localCalendarDate(new Date(keptAt));
      return isDateUnset ? { ...values, date: today } : values;
    },
    save: async (values, version) =>
      id !== null && version !== null
        ? updatePost(id, valuesToFields(values), version)
        : { isSaved: true, row: await insertPost(values, nextDisplayOrder(posts)) },
  };
}

/** The categories of these posts, then the usual ones. */
export function listCategories(posts: readonly BlogPost[]): string[] {
  const names = new Set([...posts.map(({ category }) => category), ...usualCategories]);
  return [...names].filter(Boolean);
}

/** All but the post in the form. */
export function othersThan(id: string | null, posts: readonly BlogPost[]): BlogPost[] {
  return posts.filter((post) => post.id !== id);
}

/** Inserts a post, but not again after an earlier insert whose response was lost. */
async function insertPost(values: PostValues, displayOrder: number): Promise<BlogPost> {
  const ownerId = await findPostIdBySlug(values.slug);
  if (ownerId === null) {
    return createPost({ ...valuesToFields(values), display_order: displayOrder });
  }
  const owner = await findPostById(ownerId);
  if (owner && hasSameValues(postToValues(owner), values)) return owner;
  throw new SlugTakenError();
}

function nextDisplayOrder(posts: readonly BlogPost[]): number {
  return posts.reduce((next, post) => Math.max(next, post.display_order + 1), 0);
}
