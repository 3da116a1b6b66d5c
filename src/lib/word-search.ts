import { foldText, foldWords } from "./fold-text";

/** Entries with the folded text they are found by. */
type Searchable<Entry> = readonly { entry: Entry; text: string }[];

/** Folds the texts once per list, and not with every typed letter. */
export function makeSearchable<Entry>(
  entries: readonly Entry[],
  readTexts: (entry: Entry) => readonly string[],
): Searchable<Entry> {
  return entries.map((entry) => ({ entry, text: foldText(readTexts(entry).join("\n")) }));
}

/** The entries that contain every word of the query, in their order. */
export function searchWords<Entry>(searchable: Searchable<Entry>, query: string): Entry[] {
  const words = foldWords(query);
  return searchable
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ entry }) => entry);
}
