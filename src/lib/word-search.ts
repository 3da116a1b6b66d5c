/** Entries with the normalized text they are found by. */
type Searchable<Entry> = readonly { entry: Entry; text: string }[];

/** Normalizes the texts once per list, and not with every typed letter. */
export function makeSearchable<Entry>(
  entries: readonly Entry[],
  readTexts: (entry: Entry) => readonly string[],
): Searchable<Entry> {
  return entries.map((entry) => ({ entry, text: fold(readTexts(entry).join("\n")) }));
}

/** The entries that contain every word, ignoring case and accents, in their order. */
export function searchWords<Entry>(searchable: Searchable<Entry>, query: string): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return searchable
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ entry }) => entry);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
