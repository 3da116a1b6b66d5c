import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

/** Drafts have this prefix and may be deleted if the quota is exceeded. */
export const DRAFT_PREFIX = "adminDraft:";

/**
 * Stores an item that must not be lost. If the quota is exceeded, drafts of the admin are deleted,
 * the oldest first. If that is not enough, restores them and throws.
 */
export function setItemEvictingDrafts(name: string, text: string): void {
  const dropped: (readonly [string, string])[] = [];
  for (;;) {
    try {
      window.localStorage.setItem(name, text);
      return;
    } catch (error) {
      const oldest = findOldestDraft();
      if (oldest === null) {
        for (const [draft, content] of dropped) writeStored("localStorage", draft, content);
        throw error;
      }
      dropped.push([oldest, readStored("localStorage", oldest) ?? ""]);
      removeStored("localStorage", oldest);
    }
  }
}

export function findOldestDraft(exceptName?: string): string | null {
  const drafts = listNames()
    .filter((name) => name !== exceptName)
    .map((name) => ({ name, savedAt: readSavedAt(name) }));
  return drafts.toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))[0]?.name ?? null;
}

function listNames(): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}

function readSavedAt(name: string): string {
  const stored = parseJson(readStored("localStorage", name));
  const newest: unknown = Array.isArray(stored) ? stored[0] : null;
  const savedAt = isRecord(newest) ? newest["savedAt"] : null;
  return typeof savedAt === "string" ? savedAt : "";
}
