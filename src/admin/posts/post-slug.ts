import { deburr } from "es-toolkit/string";
import type { BlogPost } from "@/data/blog-posts";
import { findFreeSlug, shortenSlug, slugify } from "@/lib/slug";

/**
 * As `slugify`, but letters with accents, and ß, ø, ł and the like, stay as plain letters, and so do
 * the wide letters and digits of Chinese keyboards and the parts of "ﬁ", "m²" and "1½".
 */
export function toPlainSlug(text: string): string {
  const parts = text
    .replace(/(?<=\d)(?=\p{No})/gu, "-")
    .normalize("NFKC")
    .replaceAll("\u2044", "-");
  return slugify(deburr(parts.toLowerCase()));
}

/** Whether the slug was typed by hand and has a better form for an address. */
export function hasPlainSlug(slug: string, post: BlogPost | null): boolean {
  const plain = toPlainSlug(slug);
  return post !== null && slug !== post.slug && plain !== "" && plain !== slug;
}

/**
 * The slug for a new post. A title without Latin letters or digits gets the date and, if needed, a
 * number: "post-20260603", "post-20260603-2".
 * @param today "2026-06-03"
 */
export function slugFromTitle(title: string, today: string, taken: ReadonlySet<string>): string {
  if (title.trim() === "") return "";
  const slug = shortenSlug(toPlainSlug(title));
  if (/[a-z0-9]/.test(slug)) return slug;
  return findFreeSlug(`post-${today.replaceAll("-", "")}`, taken);
}
