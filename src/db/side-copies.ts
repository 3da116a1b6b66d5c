import { setImportantItem } from "./storage-room";

/** Puts text that is no list under a key of its own before the list takes its place. */
export function replaceUnreadable(listKey: string, unreadable: string, list: string): void {
  const sideKey = putAside(listKey, unreadable);
  try {
    setImportantItem(listKey, list);
  } catch (error) {
    // The text is still where it was: no need of a copy for every attempt.
    if (sideKey !== null) window.localStorage.removeItem(sideKey);
    throw error;
  }
}

/** The key of the copy; null when there is one already. */
export function putAside(listKey: string, unreadable: string): string | null {
  const isKept = listSideKeys(listKey).some(
    (sideKey) => window.localStorage.getItem(sideKey) === unreadable,
  );
  if (isKept) return null;
  const sideKey = `${startOf(listKey)}${Date.now()}`;
  setImportantItem(sideKey, unreadable);
  return sideKey;
}

/** Texts that were put aside when a new list began, oldest first. */
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
