import { parseJson } from "@/lib/json";
import { fingerprintEntry, type ListChange } from "./list-changes";
import { changeList, readList, readListText, type SharedList } from "./shared-list";

/** The ids of opened submissions, stored apart from the submissions. */
export const VIEWED_KEY = "contactSubmissionsViewed";

export const viewedList: SharedList = { key: VIEWED_KEY, parse: parseIds };

/**
 * The stored text; null if there is none or the storage is blocked, and all submissions then count
 * as new.
 */
export function readViewedText(): string | null {
  try {
    return readListText(viewedList);
  } catch {
    return null;
  }
}

export function parseViewedIds(text: string | null): ReadonlySet<number> {
  return new Set(parseIds(text));
}

export function markViewed(ids: readonly number[]): void {
  change((viewed) => ({ added: ids.filter((id) => !viewed.includes(id)), removed: [] }));
}

/** For deleted submissions. */
export function unmarkViewed(ids: readonly number[]): void {
  change((viewed) => ({
    added: [],
    removed: ids.filter((id) => viewed.includes(id)).map(fingerprintEntry),
  }));
}

/** If the quota is exceeded, the submissions stay marked as new. */
function change(decide: (viewed: readonly unknown[]) => ListChange) {
  try {
    const reading = readList(viewedList);
    const decided = decide(reading.entries ?? []);
    if (decided.added.length + decided.removed.length === 0) return;
    changeList(viewedList, reading, decided);
  } catch {
    // Only the marks are lost.
  }
}

function parseIds(text: string | null): number[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
}
