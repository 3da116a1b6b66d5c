import { site } from "@/config/site";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import type { BlogPostFields } from "@/db/blog-post-editing";
import type { BlogPost } from "@/db/blog-posts";
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

/** The values as they will be stored, trimmed except for the content. */
export function trimValues(values: PostValues): PostValues {
  return {
    title: values.title.trim(),
    slug: values.slug.trim(),
    excerpt: values.excerpt.trim(),
    content: values.content,
    image_url: values.image_url.trim(),
    image_alt: values.image_alt.trim(),
    date: values.date.trim(),
    category: values.category.trim(),
    tags: splitTags(values.tags).join(", "),
    author: values.author.trim() || site.teamName,
    author_avatar: values.author_avatar.trim() || site.teamAvatar,
  };
}

/** The columns to be written. */
export function valuesToFields(values: PostValues): BlogPostFields {
  const tidy = trimValues(values);
  return { ...tidy, tags: splitTags(tidy.tags) };
}

function splitTags(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The storage key of a form's drafts; null is for a new post. */
export function postDraftKey(post: Pick<BlogPost, "id"> | null): string {
  return `blog-post:${post?.id ?? "new"}`;
}

/** For the clipboard: every field below its label. */
export function postAsText(values: PostValues): string {
  return POST_FIELDS.map((name) => `${POST_LABELS[name]}:\n${values[name]}`).join("\n\n");
}
