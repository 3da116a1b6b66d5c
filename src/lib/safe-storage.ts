/**
 * Browser storage for what the site can do without. A browser may refuse it on access, on reading
 * or on writing (cookies blocked, private windows, a full disk), and no page may break over that.
 */
type StorageArea = "localStorage" | "sessionStorage";

/** Null also when the storage is blocked. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Whether it has been kept. */
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
    // What cannot be reached cannot have been kept either.
  }
}
