import { parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "@/lib/safe-storage";
import { announceChange } from "./contact-submissions";

/** The ids of the submissions that were opened, apart from the submissions themselves. */
export const VIEWED_KEY = "contactSubmissionsViewed";

/** As it is stored; null also when the storage is blocked, and then nothing counts as opened. */
export function readViewedText(): string | null {
  return readStored("localStorage", VIEWED_KEY);
}

export function parseViewedIds(text: string | null): ReadonlySet<number> {
  const stored = parseJson(text);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : []);
}

/** Where there is no room for the marks, the submissions just stay new. */
export function markViewed(ids: readonly number[]): void {
  const viewed = parseViewedIds(readViewedText());
  const added = ids.filter((id) => !viewed.has(id));
  if (added.length > 0) writeMarks([...viewed, ...added]);
}

/** For submissions that are deleted. */
export function forgetViewed(ids: readonly number[]): void {
  const viewed = parseViewedIds(readViewedText());
  const forgotten = new Set(ids);
  const kept = [...viewed].filter((id) => !forgotten.has(id));
  if (kept.length < viewed.size) writeMarks(kept);
}

function writeMarks(ids: readonly number[]) {
  if (ids.length === 0) removeStored("localStorage", VIEWED_KEY);
  else writeStored("localStorage", VIEWED_KEY, JSON.stringify(ids));
  announceChange(VIEWED_KEY);
}
