import { isRecord } from "@/lib/json";
import { listEntries } from "./contact-inbox";
import {
  announceChange,
  parseEntries,
  putAside,
  replaceUnreadable,
  SUBMISSIONS_KEY,
} from "./contact-submissions";
import { forgetViewed, markViewed, parseViewedIds, readViewedText } from "./submission-marks";

/**
 * Every change is read and written in one go, so that two tabs lose nothing, and keeps entries of
 * another shape as they are.
 */
type Refusal = { status: "failed"; error: unknown };

export type DeleteResult =
  | { status: "deleted"; putBack: () => { status: "restored" } | Refusal }
  /** Another tab was faster. */
  | { status: "gone" }
  | Refusal;

export type ClearResult = { status: "cleared" } | Refusal;

export type RestoreResult =
  { status: "restored"; addedCount: number; presentCount: number } | Refusal;

export function deleteSubmission(id: number): DeleteResult {
  return attempt(() => {
    const entries = readList();
    const found = listEntries(entries).find(({ submission }) => submission.id === id);
    if (!found) return { status: "gone" };
    writeList(entries.toSpliced(found.index, 1));
    const wasViewed = parseViewedIds(readViewedText()).has(id);
    forgetViewed([id]);
    return {
      status: "deleted",
      putBack: () => putBack(entries[found.index], wasViewed ? [id] : []),
    };
  });
}

export function clearSubmissions(): ClearResult {
  return attempt(() => {
    const entries = readList();
    const listed = new Set(listEntries(entries).map(({ index }) => index));
    writeList(entries.filter((_, index) => !listed.has(index)));
    forgetViewed([...parseViewedIds(readViewedText())]);
    return { status: "cleared" };
  });
}

/** Adds what is not here yet and touches nothing else; all of it or, without room, nothing. */
export function restoreSubmissions(
  backup: readonly unknown[],
  viewedIds: readonly number[],
): RestoreResult {
  return attempt(() => {
    const raw = window.localStorage.getItem(SUBMISSIONS_KEY);
    const entries = parseEntries(raw);
    const present = new Set(entries?.map(identify));
    const added = backup.filter((entry) => !present.has(identify(entry)));
    if (added.length > 0) {
      if (raw === null || entries) writeList([...(entries ?? []), ...added]);
      else startList(raw, added);
    }
    const addedIds = new Set(added.map(identify));
    markViewed(viewedIds.filter((id) => addedIds.has(id)));
    const presentCount = backup.length - added.length;
    return { status: "restored", addedCount: added.length, presentCount };
  });
}

/** Copies what is stored and is no list, before anything else may write over it. */
export function keepUnreadable(): void {
  attempt(() => {
    const raw = window.localStorage.getItem(SUBMISSIONS_KEY);
    if (raw !== null && !parseEntries(raw)) putAside(window.localStorage, raw);
    return null;
  });
}

function putBack(entry: unknown, viewedIds: readonly number[]): { status: "restored" } | Refusal {
  return attempt(() => {
    writeList([...readList(), entry]);
    markViewed(viewedIds);
    return { status: "restored" };
  });
}

function readList(): readonly unknown[] {
  const raw = window.localStorage.getItem(SUBMISSIONS_KEY);
  const entries = raw === null ? [] : parseEntries(raw);
  if (!entries) throw new Error("The stored submissions cannot be read.");
  return entries;
}

function writeList(entries: readonly unknown[]) {
  window.localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify(entries));
  announceChange(SUBMISSIONS_KEY);
}

function startList(unreadable: string, entries: readonly unknown[]) {
  replaceUnreadable(window.localStorage, unreadable, JSON.stringify(entries));
  announceChange(SUBMISSIONS_KEY);
}

/** The id; for an entry of another shape, which has none, all that it holds. */
function identify(entry: unknown): unknown {
  return isRecord(entry) && typeof entry["id"] === "number" ? entry["id"] : JSON.stringify(entry);
}

function attempt<Result>(change: () => Result): Result | Refusal {
  try {
    return change();
  } catch (error) {
    return { status: "failed", error };
  }
}
