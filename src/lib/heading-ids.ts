import { isContentId } from "./content-ids";
import { slugify } from "./slug";

type Heading = { id: string; text: string };

/**
 * The ids of an article's headings, in order. A heading keeps its own id when it is the first to
 * have it; the others get the spec's slug of their text. Repeats, and what is `taken` by other
 * elements, get -1, -2; headings without a usable text get section-n, n counted from 1.
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
