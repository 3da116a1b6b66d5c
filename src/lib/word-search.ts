/** Entries with what they are searched by. */
type Searchable<Entry> = readonly { entry: Entry; text: string }[];

/** To be done once for a list, not with every letter typed. */
export function makeSearchable<Entry>(
  entries: readonly Entry[],
  readTexts: (entry: Entry) => readonly string[],
): Searchable<Entry> {
  return entries.map((entry) => ({ entry, text: fold(readTexts(entry).join("\n")) }));
}

/** Those that contain every word, whatever its case and accents, in the order they had. */
export function searchWords<Entry>(searchable: Searchable<Entry>, query: string): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return searchable
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ entry }) => entry);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
