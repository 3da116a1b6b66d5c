import { setItemEvictingDrafts } from "./storage-quota";

/** Copies text that is not a list to a key of its own, then writes the list in its place. */
export function replaceUnreadableList(listKey: string, unreadable: string, list: string): void {
  const quarantineKey = quarantine(listKey, unreadable);
  try {
    setItemEvictingDrafts(listKey, list);
  } catch (error) {
    // The text is still in its place, so the copy is not needed.
    if (quarantineKey !== null) window.localStorage.removeItem(quarantineKey);
    throw error;
  }
}

/** Returns the key of the new copy, or null if the same text was quarantined before. */
export function quarantine(listKey: string, unreadable: string): string | null {
  const isQuarantined = listQuarantineKeys(listKey).some(
    (quarantineKey) => window.localStorage.getItem(quarantineKey) === unreadable,
  );
  if (isQuarantined) return null;
  const quarantineKey = `${startOf(listKey)}${Date.now()}`;
  setItemEvictingDrafts(quarantineKey, unreadable);
  return quarantineKey;
}

/** The quarantined texts, oldest first. */
export function readQuarantined(listKey: string): readonly string[] {
  try {
    return listQuarantineKeys(listKey).map(
      (quarantineKey) => window.localStorage.getItem(quarantineKey) ?? "",
    );
  } catch {
    return [];
  }
}

const startOf = (listKey: string) => `${listKey}.unreadable-`;

function listQuarantineKeys(listKey: string): string[] {
  return Object.keys(window.localStorage)
    .filter((name) => name.startsWith(startOf(listKey)))
    .sort();
}
