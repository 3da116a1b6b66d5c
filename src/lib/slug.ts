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

/**
 * The slug of a new post by that rule. A title that leaves no letter or digit gives the day, and
 * the next free number behind it: "post-20260603", "post-20260603-2".
 */
export function slugFromTitle(title: string, today: string, taken: ReadonlySet<string>): string {
  if (title.trim() === "") return "";
  const slug = slugify(title);
  if (/[a-z0-9]/.test(slug)) return slug;
  return findFreeSlug(`post-${today.replaceAll("-", "")}`, taken);
}

/** The slug itself or, if it is taken, the first free one of "slug-2", "slug-3" and so on. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}
