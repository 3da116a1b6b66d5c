import { isContentId } from "./content-ids";
import { slugify } from "./slug";

type Heading = { id: string; text: string };

/**
 * The ids for an article's headings, in order. A heading keeps its own id if it is the first with
 * it; otherwise it gets the slug of its text (spec, section 5), or "section-n" if that is empty.
 * Ids that are in use get the suffix -1, -2 and so on.
 */
export function headingIds(
  headings: readonly Heading[],
  takenByOthers: ReadonlySet<string> = new Set(),
): string[] {
  const taken = new Set(takenByOthers);
  return headings.map(({ id, text }, i) => {
    const wanted = [id, slugify(text)].find(isContentId) ?? `section-${i + 1}`;
    let unique = wanted;
    for (let n = 1; taken.has(unique); n++) unique = `${wanted}-${n}`;
    taken.add(unique);
    return unique;
  });
}
