import { readStored, removeStored, writeStored } from "./safe-storage";

/** "true" while this browser is logged in. */
export const ADMIN_FLAG_KEY = "adminAuthenticated";
/**
 * The token that the database checks. The flag alone opens the admin's pages but allows no changes.
 */
export const ADMIN_TOKEN_KEY = "adminToken";

/**
 * The token when local storage is unavailable: the login lasts until the tab is closed or reloaded.
 */
let tabToken: string | null = null;

/** Logs this browser in. Returns whether the login outlasts the tab. */
export function unlockAdmin(token: string): boolean {
  tabToken = token;
  const isStored =
    writeStored("localStorage", ADMIN_TOKEN_KEY, token) &&
    writeStored("localStorage", ADMIN_FLAG_KEY, "true");
  if (isStored) tabToken = null;
  return isStored;
}

export function lockAdmin(): void {
  tabToken = null;
  removeStored("localStorage", ADMIN_FLAG_KEY);
  removeStored("localStorage", ADMIN_TOKEN_KEY);
}

export function isAdminUnlocked(): boolean {
  return tabToken !== null || readStored("localStorage", ADMIN_FLAG_KEY) === "true";
}

/** Calls back if another tab has logged out: at once, or when this one is seen again. */
export function onLogoutElsewhere(callback: () => void): () => void {
  const listening = new AbortController();
  // A frozen tab receives no storage events, and one that Back has brought back had received none.
  for (const type of ["storage", "focus", "visibilitychange", "pageshow"]) {
    window.addEventListener(
      type,
      () => {
        if (!isAdminUnlocked()) callback();
      },
      listening,
    );
  }
  return () => {
    listening.abort();
  };
}

/** True if the login could not be stored, so that closing or reloading the tab logs out. */
export function isUnlockedInThisTabOnly(): boolean {
  return tabToken !== null;
}

/** Null when logged out. */
export function getAdminKey(): string | null {
  if (tabToken !== null) return tabToken;
  return isAdminUnlocked() ? readStored("localStorage", ADMIN_TOKEN_KEY) : null;
}
