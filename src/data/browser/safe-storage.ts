/**
 * Browser storage for data the site can do without. Access, reading and writing can each throw
 * (blocked cookies, private windows, exceeded quota), which must never break a page.
 * https://developer.mozilla.org/docs/Web/API/Window/localStorage#exceptions
 */
type StorageArea = "localStorage" | "sessionStorage";

/** Returns null also if the storage is blocked. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
