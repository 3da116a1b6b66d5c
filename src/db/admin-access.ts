import { readStored, removeStored, writeStored } from "@/lib/safe-storage";

/** "true" while this browser is unlocked (spec, section 4). */
export const ADMIN_FLAG_KEY = "adminAuthenticated";
/** The token that the database asks for; the flag alone opens pages but changes nothing. */
export const ADMIN_TOKEN_KEY = "adminToken";

/** For a browser that keeps nothing: the tab stays unlocked until it is closed or reloaded. */
let tokenOfThisTab: string | null = null;

/** Whether the browser kept it beyond this tab. */
export function unlockAdmin(token: string): boolean {
  tokenOfThisTab = token;
  const isKept =
    writeStored("localStorage", ADMIN_TOKEN_KEY, token) &&
    writeStored("localStorage", ADMIN_FLAG_KEY, "true");
  if (isKept) tokenOfThisTab = null;
  return isKept;
}

export function lockAdmin(): void {
  tokenOfThisTab = null;
  removeStored("localStorage", ADMIN_FLAG_KEY);
  removeStored("localStorage", ADMIN_TOKEN_KEY);
}

export function isAdminUnlocked(): boolean {
  return tokenOfThisTab !== null || readStored("localStorage", ADMIN_FLAG_KEY) === "true";
}

/** The browser kept nothing: reloading or closing the tab locks the admin. */
export function isUnlockedInThisTabOnly(): boolean {
  return tokenOfThisTab !== null;
}

/** Null when locked. */
export function getAdminKey(): string | null {
  if (tokenOfThisTab !== null) return tokenOfThisTab;
  return isAdminUnlocked() ? readStored("localStorage", ADMIN_TOKEN_KEY) : null;
}
