import { site } from "@/config/site";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import type { BlogPostFields } from "@/data/blog-post-editing";
import type { BlogPost } from "@/data/blog-posts";
import { removeUnstorable, tidyText } from "@/lib/clean-text";
import type { FieldValues } from "@/lib/field-values";

/** In the order of the form. */
export const POST_FIELDS = [
  "title",
  "slug",
  "excerpt",
  "content",
  "image_url",
  "image_alt",
  "date",
  "category",
  "tags",
  "author",
  "author_avatar",
] as const;

export type PostField = (typeof POST_FIELDS)[number];
/** The values of the form. Tags are one comma-separated text. */
export type PostValues = FieldValues<PostField>;

export const POST_LABELS: Readonly<Record<PostField, string>> = postForm.labels;

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

export function postToValues(row: BlogPost): PostValues {
  const { title, slug, excerpt, content, image_url, image_alt, date, category } = row;
  const texts = { title, slug, excerpt, content, image_url, image_alt, date, category };
  return {
    ...texts,
    tags: row.tags.join(", "),
    author: row.author,
    author_avatar: row.author_avatar,
  };
}

/** The values as they will be stored, tidied except for the content. */
export function tidyValues(values: PostValues): PostValues {
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

function splitTags(text: string): string[] {
  return text.split(",").map(tidyText).filter(Boolean);
}

/** The storage key of a form's drafts; null is for a new post. */
export function postDraftKey(post: Pick<BlogPost, "id"> | null): string {
  return `blog-post:${post?.id ?? "new"}`;
}

/** For the clipboard: every field below its label. */
export function postAsText(values: PostValues): string {
  return POST_FIELDS.map((name) => `${POST_LABELS[name]}:\n${values[name]}`).join("\n\n");
}
