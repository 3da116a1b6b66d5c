/**
 * Bytes. File systems allow 255 for a name, of which ".html" takes five; the rest is for the endings
 * that tools add while they copy or compress the file.
 */
const MAX_SLUG_BYTES = 240;

/**
 * Names that the hosts and the build need in the folder of the blog: the page for unknown addresses,
 * the page of the folder itself, and the feed.
 */
const RESERVED_SLUGS: readonly string[] = ["404", "index", "feed.xml"];

/**
 * What no address or no file can have: separators, control characters, a name that is hidden or
 * relative, and the ending that hosts remove.
 */
const UNUSABLE_SLUG = /[/\\%#?\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|^[.\s]|[.\s]$|\.html$/iu;

export type SlugFault = "unusable" | "tooLong" | "reserved";

/** Why no page can have this slug as the end of its address; null if one can. */
export function findSlugFault(slug: string): SlugFault | null {
  if (UNUSABLE_SLUG.test(slug)) return "unusable";
  if (shortenSlug(slug) !== slug) return "tooLong";
  return RESERVED_SLUGS.includes(slugKey(slug)) ? "reserved" : null;
}

/** Equal for slugs that some hosts and file systems do not distinguish. */
export function slugKey(slug: string): string {
  return slug.normalize("NFC").toLowerCase();
}

/**
 * Text as a part of an address: lower case, hyphens for white space, other non-word
 * characters removed. Returns "" for text without ASCII letters and digits.
 */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]+/g, "");
}

/** As much of the slug as an address has room for, to the end of a word where that is not far. */
export function shortenSlug(slug: string, maxBytes = MAX_SLUG_BYTES): string {
  const { read } = new TextEncoder().encodeInto(slug, new Uint8Array(maxBytes));
  if (read === slug.length) return slug;
  const start = slug.slice(0, read);
  const wordEnd = slug[read] === "-" ? read : start.lastIndexOf("-");
  return (wordEnd > read / 2 ? start.slice(0, wordEnd) : start).replace(/-+$/, "");
}

/** The slug or, if it is taken or reserved, the first free one of "slug-2", "slug-3" and so on. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  const keys = new Set([...RESERVED_SLUGS, ...Array.from(taken, slugKey)]);
  let free = shortenSlug(slug);
  for (let number = 2; keys.has(slugKey(free)); number++) {
    const ending = `-${number}`;
    free = shortenSlug(slug, MAX_SLUG_BYTES - ending.length) + ending;
  }
  return free;
}
