import { isRecord } from "@/lib/json";
import { listEntries } from "./contact-inbox";
import { parseEntries, SUBMISSIONS_KEY, submissionList } from "./contact-submissions";
import { fingerprintEntry } from "./list-changes";
import { changeList, readList } from "./shared-list";
import { quarantine } from "./quarantine";
import { unmarkViewed, markViewed, parseViewedIds, readViewedText } from "./viewed-submissions";

/** The failure of a change. Changes never touch invalid entries. */
type Failure = { status: "failed"; error: unknown };

export type DeleteResult =
  | { status: "deleted"; restore: () => { status: "restored" } | Failure }
  /** Another tab has already deleted it. */
  | { status: "already-deleted" }
  | Failure;

export type ClearResult = { status: "cleared" } | Failure;

export type RestoreResult =
  { status: "restored"; addedCount: number; presentCount: number } | Failure;

export function deleteSubmission(id: number): DeleteResult {
  return attempt(() => {
    const { entries, reading } = readEntries();
    const found = listEntries(entries).find(({ submission }) => submission.id === id);
    if (!found) return { status: "already-deleted" };
    const entry = entries[found.index];
    changeList(submissionList, reading, { added: [], removed: [fingerprintEntry(entry)] });
    const wasViewed = parseViewedIds(readViewedText()).has(id);
    unmarkViewed([id]);
    return { status: "deleted", restore: () => restoreEntry(entry, wasViewed ? [id] : []) };
  });
}

/**
 * Deletes the listed submissions. One that arrives meanwhile is kept, because nobody has seen it.
 */
export function clearSubmissions(): ClearResult {
  return attempt(() => {
    const { entries, reading } = readEntries();
    const removed = listEntries(entries).map(({ index }) => fingerprintEntry(entries[index]));
    changeList(submissionList, reading, { added: [], removed });
    unmarkViewed([...parseViewedIds(readViewedText())]);
    return { status: "cleared" };
  });
}

/**
 * Adds the entries of a backup that are missing, without changing others. If the quota is exceeded,
 * nothing is added.
 */
export function restoreSubmissions(
  backup: readonly unknown[],
  viewedIds: readonly number[],
): RestoreResult {
  return attempt(() => {
    const reading = readList(submissionList);
    const present = new Set(reading.entries?.map(identify));
    const added = backup.filter((entry) => !present.has(identify(entry)));
    if (added.length > 0) changeList(submissionList, reading, { added, removed: [] });
    const addedIds = new Set(added.map(identify));
    markViewed(viewedIds.filter((id) => addedIds.has(id)));
    const presentCount = backup.length - added.length;
    return { status: "restored", addedCount: added.length, presentCount };
  });
}

/** Backs up stored text that is not a list, before a write replaces it. */
export function backUpUnreadableList(): void {
  attempt(() => {
    const text = window.localStorage.getItem(SUBMISSIONS_KEY);
    if (text !== null && !parseEntries(text)) quarantine(SUBMISSIONS_KEY, text);
    return null;
  });
}

function restoreEntry(
  entry: unknown,
  viewedIds: readonly number[],
): { status: "restored" } | Failure {
  return attempt(() => {
    changeList(submissionList, readEntries().reading, { added: [entry], removed: [] });
    markViewed(viewedIds);
    return { status: "restored" };
  });
}

function readEntries() {
  const reading = readList(submissionList);
  if (!reading.entries) throw new Error("The stored submissions cannot be read.");
  return { entries: reading.entries, reading };
}

/** The id or, for invalid entries without one, their JSON. */
function identify(entry: unknown): unknown {
  return isRecord(entry) && typeof entry["id"] === "number" ? entry["id"] : JSON.stringify(entry);
}

function attempt<Result>(change: () => Result): Result | Failure {
  try {
    return change();
  } catch (error) {
    return { status: "failed", error };
  }
}
