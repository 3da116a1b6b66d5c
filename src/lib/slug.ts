/**
 * The slug rule of the spec (sections 4 and 5): lower case, hyphens for white space, other non-word
 * characters removed. Returns "" for text without ASCII letters and digits.
 */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]+/g, "");
}

/**
 * The slug for a new post. A title without ASCII letters or digits gets the date and, if needed, a
 * number: "post-20260603", "post-20260603-2".
 * @param today "2026-06-03"
 */
export function slugFromTitle(title: string, today: string, taken: ReadonlySet<string>): string {
  if (title.trim() === "") return "";
  const slug = slugify(title);
  if (/[a-z0-9]/.test(slug)) return slug;
  return findFreeSlug(`post-${today.replaceAll("-", "")}`, taken);
}

/** The slug or, if it is taken, the first free one of "slug-2", "slug-3" and so on. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}
