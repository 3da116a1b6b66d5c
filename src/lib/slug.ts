/**
 * The spec's slug rule (sections 4 and 5): lower-case, whitespace to hyphens, non-word characters
 * removed. Text without any ASCII letter or digit gives "".
 */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]+/g, "");
}
