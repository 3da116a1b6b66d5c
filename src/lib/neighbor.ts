/** What takes the place of an entry that goes: the next one or, at the end, the one before. */
export function findNeighbor<Entry extends { id: unknown }>(
  entries: readonly Entry[],
  id: Entry["id"],
): Entry | undefined {
  const place = entries.findIndex((entry) => entry.id === id);
  return place < 0 ? undefined : (entries[place + 1] ?? entries[place - 1]);
}
