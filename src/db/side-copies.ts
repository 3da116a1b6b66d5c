import { setImportantItem } from "./storage-room";

/** Copies text that is not a list to a key of its own, then writes the list in its place. */
export function replaceUnreadable(listKey: string, unreadable: string, list: string): void {
  const sideKey = putAside(listKey, unreadable);
  try {
    setImportantItem(listKey, list);
  } catch (error) {
    // The text is still in its place, so the copy is not needed.
    if (sideKey !== null) window.localStorage.removeItem(sideKey);
    throw error;
  }
}

/** Returns the key of the new copy, or null if the same text was quarantined before. */
export function putAside(listKey: string, unreadable: string): string | null {
  const isKept = listSideKeys(listKey).some(
    (sideKey) => window.localStorage.getItem(sideKey) === unreadable,
  );
  if (isKept) return null;
  const sideKey = `${startOf(listKey)}${Date.now()}`;
  setImportantItem(sideKey, unreadable);
  return sideKey;
}

/** The quarantined texts, oldest first. */
export function readSideCopies(listKey: string): readonly string[] {
  try {
    return listSideKeys(listKey).map((sideKey) => window.localStorage.getItem(sideKey) ?? "");
  } catch {
    return [];
  }
}

const startOf = (listKey: string) => `${listKey}.unreadable-`;

function listSideKeys(listKey: string): string[] {
  return Object.keys(window.localStorage)
    .filter((name) => name.startsWith(startOf(listKey)))
    .sort();
}
