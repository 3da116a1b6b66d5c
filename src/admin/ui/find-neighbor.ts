/**
 * The entry that takes the focus or selection when one is removed: the next one, or at the end the
 * previous one.
 */
export function findNeighbor<Entry extends { id: unknown }>(
  entries: readonly Entry[],
  id: Entry["id"],
): Entry | undefined {
  const place = entries.findIndex((entry) => entry.id === id);
  return place < 0 ? undefined : (entries[place + 1] ?? entries[place - 1]);
}
