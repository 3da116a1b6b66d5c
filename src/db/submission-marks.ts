import { parseJson } from "@/lib/json";
import { fingerprint, type ListChange } from "./list-changes";
import { changeList, readList, readListText, type SharedList } from "./shared-list";

/** The ids of the submissions that were opened, apart from the submissions themselves. */
export const VIEWED_KEY = "contactSubmissionsViewed";

export const viewedList: SharedList = { key: VIEWED_KEY, parse: parseIds };

/** As it is stored; null also when the storage is blocked, and then nothing counts as opened. */
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

/** For submissions that are deleted. */
export function forgetViewed(ids: readonly number[]): void {
  change((viewed) => ({
    added: [],
    removed: ids.filter((id) => viewed.includes(id)).map(fingerprint),
  }));
}

/** Where there is no room for the marks, the submissions just stay new. */
function change(decide: (viewed: readonly unknown[]) => ListChange) {
  try {
    const reading = readList(viewedList);
    const decided = decide(reading.entries ?? []);
    if (decided.added.length + decided.removed.length === 0) return;
    changeList(viewedList, reading, decided);
  } catch {
    // Nothing is lost but a mark.
  }
}

function parseIds(text: string | null): number[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
}
