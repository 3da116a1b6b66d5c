import { toContentId } from "./content-ids";
import { slugify } from "./slug";

type Heading = {
  id: string;
  text: string;
  /** The id is safe, and no other element has it. */
  isIdFree?: boolean;
};

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The ids for an article's headings, in order. A heading without an id of its own gets the slug of
 * its text, or its letters in another script, or "section-n" if it has none. Ids that are in use get
 * the suffix -1, -2 and so on.
 */
export function headingIds(
  headings: readonly Heading[],
  takenByOthers: ReadonlySet<string> = new Set(),
): string[] {
  const taken = new Set(takenByOthers);
  return headings.map(({ id, text, isIdFree = false }, i) => {
    if (isIdFree) return id;
    const slug = slugify(text);
    const own = /[a-z\d]/.test(slug) ? slug : (text.toLowerCase().match(LETTERS)?.join("-") ?? "");
    const wanted = toContentId(id) || toContentId(own) || `section-${i + 1}`;
    let unique = wanted;
    for (let n = 1; taken.has(unique); n++) unique = `${wanted}-${n}`;
    taken.add(unique);
    return unique;
  });
}
