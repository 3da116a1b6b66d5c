import { useMemo, useSyncExternalStore } from "react";
import { removeUnstorable } from "@/lib/clean-text";
import { isRecord, parseJson } from "@/lib/json";

/** The submissions made in this browser. They are in local storage, not in the hosted database. */
export const SUBMISSIONS_KEY = "contactFormSubmissions";

export type AttachmentInfo = {
  name: string;
  type: string;
  /** In KB with two decimals. */
  size: string;
};

export type ContactSubmission = {
  /** When it was first submitted, as a timestamp in ms. */
  id: number;
  /** ISO 8601. */
  submittedAt: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  product_interest: string;
  message: string;
  /** The file that the visitor was asked to attach. The file itself is never stored. */
  attachmentInfo: AttachmentInfo | null;
};

export type ContactSubmissionDraft = Omit<ContactSubmission, "id" | "submittedAt">;

/** One of the stored list. `stored` is its entry, as JSON. */
export type StoredSubmission = ContactSubmission & { stored: string };

/** @param changedId the id of the submission that this one replaces, or null */
export function makeSubmission(
  draft: ContactSubmissionDraft,
  changedId: number | null,
): ContactSubmission {
  const now = new Date();
  return { id: changedId ?? now.getTime(), submittedAt: now.toISOString(), ...draft };
}

/**
 * Adds a submission to the stored list, or replaces the one with its id: synchronously, as the
 * browser opens a mail link during the click only. Throws, and changes nothing, if the storage is
 * blocked or full, or if what is stored is not a list: somebody may still want to save it.
 */
export function addSubmission(submission: ContactSubmission): void {
  const others = readEntries().filter((entry) => readSubmission(entry)?.id !== submission.id);
  writeEntries([...others, submission]);
}

/**
 * Deletes submissions from the list as it is now, not as it was shown: another tab may have added
 * or deleted some. What is no longer there is not looked for by its id or its place, which may be
 * those of another by now. Throws as `addSubmission` does.
 */
export function removeSubmissions(submissions: readonly StoredSubmission[]): void {
  writeEntries(listOthers(submissions));
}

/**
 * Deletes all submissions that were shown, and the entries that are none: nobody sees these, and
 * what was cleared must be empty. One that another tab has added meanwhile stays.
 */
export function clearSubmissions(submissions: readonly StoredSubmission[]): void {
  writeEntries(listOthers(submissions).filter((entry) => readSubmission(entry) !== null));
}

/** The stored entries without those of these submissions. */
function listOthers(submissions: readonly StoredSubmission[]): unknown[] {
  const removed = submissions.map(({ stored }) => stored);
  return readEntries().filter((entry) => {
    const place = removed.indexOf(JSON.stringify(entry));
    // Of equal entries, as many are left out as were asked for.
    if (place >= 0) removed.splice(place, 1);
    return place < 0;
  });
}

/** Deletes whatever is stored in place of a list. */
export function removeUnreadableList(): void {
  window.localStorage.removeItem(SUBMISSIONS_KEY);
  announceChange();
}

type StoredSubmissions =
  /** Newest first. */
  | { status: "loaded"; submissions: readonly StoredSubmission[] }
  | { status: "blocked"; submissions: readonly [] }
  /** Something is stored, but it is not a list. */
  | { status: "unreadable"; submissions: readonly []; text: string };

/** The submissions stored in this browser, as this tab and others add and delete some. */
export function useContactSubmissions(): StoredSubmissions {
  const text = useSyncExternalStore(subscribe, readText);
  return useMemo(() => parseSubmissions(text), [text]);
}

function parseSubmissions(text: string | null | undefined): StoredSubmissions {
  if (text === undefined) return { status: "blocked", submissions: [] };
  const entries = parseEntries(text);
  if (!entries) return { status: "unreadable", submissions: [], text: text ?? "" };
  return { status: "loaded", submissions: listSubmissions(entries).sort(compareNewestFirst) };
}

/** Undefined if the storage is blocked. */
function readText(): string | null | undefined {
  try {
    return window.localStorage.getItem(SUBMISSIONS_KEY);
  } catch {
    return undefined;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  // A frozen background tab receives no storage events:
  // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The browser fires `storage` events in other tabs only, not in the one that writes. */
function announceChange() {
  window.dispatchEvent(new StorageEvent("storage", { key: SUBMISSIONS_KEY }));
}

function readEntries(): readonly unknown[] {
  const entries = parseEntries(window.localStorage.getItem(SUBMISSIONS_KEY));
  if (!entries) throw new Error("What is stored in place of the submissions is not a list.");
  return entries;
}

function writeEntries(entries: readonly unknown[]) {
  window.localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify(entries));
  announceChange();
}

function parseEntries(text: string | null): unknown[] | null {
  const stored = text === null ? [] : parseJson(text);
  return Array.isArray(stored) ? Array.from<unknown>(stored) : null;
}

/**
 * The entries that are submissions. One without an id, or with that of another, has its place as
 * the id, so that no two have the same.
 */
function listSubmissions(entries: readonly unknown[]): StoredSubmission[] {
  const taken = new Set<number>();
  return entries.flatMap((entry, index) => {
    const submission = readSubmission(entry);
    if (!submission) return [];
    const isUsable = submission.id > 0 && !taken.has(submission.id);
    const id = isUsable ? submission.id : -1 - index;
    taken.add(id);
    return [{ ...submission, id, stored: JSON.stringify(entry) }];
  });
}

/** Lenient: a submission with missing or wrong fields is still worth showing. */
export function readSubmission(entry: unknown): ContactSubmission | null {
  if (!isRecord(entry) || Array.isArray(entry)) return null;
  const attachment = entry["attachmentInfo"];
  return {
    id: typeof entry["id"] === "number" ? entry["id"] : 0,
    submittedAt: readField(entry, "submittedAt"),
    name: readField(entry, "name"),
    email: readField(entry, "email"),
    company: readField(entry, "company"),
    phone: readField(entry, "phone"),
    product_interest: readField(entry, "product_interest"),
    message: readField(entry, "message"),
    attachmentInfo: isRecord(attachment)
      ? {
          name: readField(attachment, "name"),
          type: readField(attachment, "type"),
          size: readField(attachment, "size"),
        }
      : null,
  };
}

function readField(record: Record<string, unknown>, name: string): string {
  const value = record[name];
  return typeof value === "string" || typeof value === "number"
    ? removeUnstorable(String(value))
    : "";
}

/** Those without a readable date come last. */
function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  return parseTime(b) - parseTime(a) || b.id - a.id;
}

function parseTime({ submittedAt }: ContactSubmission): number {
  return Date.parse(submittedAt) || Number.MIN_SAFE_INTEGER;
}
