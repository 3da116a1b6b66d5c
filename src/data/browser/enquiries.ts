import { useMemo, useSyncExternalStore } from "react";
import { enquiryChannel } from "@/config/enquiry-channel";
import { SUBMISSIONS_KEY, makeFields, type Fields } from "@/config/enquiry-fields";
import { removeUnstorable } from "@/lib/clean-text";
import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

export type AttachmentInfo = {
  name: string;
  type: string;
  /** In KB with two decimals. */
  size: string;
};

export type ContactSubmission = Fields & {
  /** When it was first submitted, as a timestamp in ms. */
  id: number;
  /** ISO 8601. */
  submittedAt: string;
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
  announceChange(SUBMISSIONS_KEY);
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
function announceChange(key: string) {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function readEntries(): readonly unknown[] {
  const entries = parseEntries(window.localStorage.getItem(SUBMISSIONS_KEY));
  if (!entries) throw new Error("What is stored in place of the submissions is not a list.");
  return entries;
}

function writeEntries(entries: readonly unknown[]) {
  window.localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify(entries));
  announceChange(SUBMISSIONS_KEY);
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
function readSubmission(entry: unknown): ContactSubmission | null {
  if (!isRecord(entry) || Array.isArray(entry)) return null;
  const attachment = entry["attachmentInfo"];
  return {
    id: typeof entry["id"] === "number" ? entry["id"] : 0,
    submittedAt: readField(entry, "submittedAt"),
    ...makeFields((name) => readField(entry, name)),
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

/** Session storage key of the enquiry that this tab shows, which survives a reload and webmail here. */
export const SHOWN_KEY = "contactFormPrepared";

/** Local storage key of all that were not closed, which survive the tab. */
export const OPEN_KEY = "contactFormOpen";

/** Older ones are forgotten, unless they are still to be sent. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** An enquiry that goes to the database, and what is known of it. */
export type Delivery = {
  /** A UUID. However often it is sent, the database stores one enquiry. */
  id: string;
  /** The path of the page that the visitor came from, or "". */
  page: string;
  /** What was typed into the honeypot. Visitors' browsers have it stored by this name. */
  trap: string;
  /** When the form was opened, in ms since 1970. */
  formOpenedAt: number;
  state: "sending" | "waiting" | "received" | "refused";
  /** The reference of one that was received, or the reason of a refusal. */
  answer: string;
};

/**
 * A submitted enquiry that the visitor has not closed. One without `delivery` was prepared as an email:
 * whether that was sent, only the visitor knows.
 */
export type PendingEnquiry = {
  submission: ContactSubmission;
  isSaved: boolean;
  isOpened: boolean;
  delivery: Delivery | null;
};

/** One that goes to the database. */
export type DeliveredEnquiry = PendingEnquiry & { delivery: Delivery };

/** Whether the database has not answered yet. */
export function isSending(enquiry: PendingEnquiry): enquiry is DeliveredEnquiry {
  return enquiry.delivery?.state === "sending" || enquiry.delivery?.state === "waiting";
}

/** Shows an enquiry in this tab, and keeps it in this browser. */
export function showEnquiry(enquiry: PendingEnquiry): void {
  storeShown(enquiry);
  storeOpen([...listOthersOpen(enquiry), enquiry]);
}

/** Notes what became of a delivery, wherever the enquiry is kept. */
export function storeDelivery(delivery: Delivery): void {
  // Not by the id of the submission, which its changed text has, too.
  const update = (enquiry: PendingEnquiry) =>
    enquiry.delivery?.id === delivery.id ? { ...enquiry, delivery } : enquiry;
  const shown = parsePending(parseJson(readShown()));
  if (shown) storeShown(update(shown));
  storeOpen(listOpen().map(update));
}

/** Shows an enquiry no more. One that is still to be sent stays in the browser. */
export function closeEnquiry(enquiry: PendingEnquiry): void {
  const shown = parsePending(parseJson(readShown()));
  if (shown?.submission.id === enquiry.submission.id) storeShown(null);
  if (!isSending(enquiry)) storeOpen(listOthersOpen(enquiry));
}

/** Sends an enquiry no more, and forgets it. The list of submissions still has it. */
export function forgetEnquiry(enquiry: PendingEnquiry): void {
  storeOpen(listOthersOpen(enquiry));
  closeEnquiry(enquiry);
}

/** What the database has not answered yet, of this tab, of others and of closed ones. */
export function listUnsent(): DeliveredEnquiry[] {
  return listOpen().filter(isSending);
}

/** Removes what is older than is promised. */
export function forgetOldEnquiries(): void {
  storeOpen(listOpen());
}

/** Whether this browser has some, before anything of them is shown. */
export function hasPendingEnquiries(): boolean {
  return readShown() !== null || readOpen() !== null;
}

type PendingEnquiries = {
  /** The one that this tab shows. */
  shown: PendingEnquiry | null;
  /** Those of other and of closed tabs, newest first. */
  earlier: readonly PendingEnquiry[];
  /** False if closing this page loses what was not sent. */
  areKept: boolean;
};

/** The enquiries that were not closed, as this and other tabs change them. */
export function usePendingEnquiries(): PendingEnquiries {
  const shownText = useSyncExternalStore(subscribe, readShown);
  const openText = useSyncExternalStore(subscribe, readOpen);
  return useMemo(() => {
    const shown = parsePending(parseJson(shownText));
    const isEarlier = (enquiry: PendingEnquiry) =>
      enquiry.submission.id !== shown?.submission.id && !isForgotten(enquiry);
    const earlier = parseOpen(openText).filter(isEarlier).reverse();
    return { shown, earlier, areKept: !unstored.has(OPEN_KEY) };
  }, [shownText, openText]);
}

/** The texts that the storage did not take, by their keys, for as long as this page is open. */
const unstored = new Map<string, string>();

function readShown(): string | null {
  return unstored.get(SHOWN_KEY) ?? readStored("sessionStorage", SHOWN_KEY);
}

function readOpen(): string | null {
  return unstored.get(OPEN_KEY) ?? readStored("localStorage", OPEN_KEY);
}

function storeShown(enquiry: PendingEnquiry | null) {
  // If writing fails, an older one must not remain.
  removeStored("sessionStorage", SHOWN_KEY);
  storePending("sessionStorage", SHOWN_KEY, enquiry && JSON.stringify(enquiry));
}

function storeOpen(enquiries: readonly PendingEnquiry[]) {
  const kept = enquiries.filter((enquiry) => !isForgotten(enquiry));
  storePending("localStorage", OPEN_KEY, kept.length > 0 ? JSON.stringify(kept) : null);
}

function storePending(area: "localStorage" | "sessionStorage", key: string, text: string | null) {
  unstored.delete(key);
  if (text === null) removeStored(area, key);
  else if (!writeStored(area, key, text)) unstored.set(key, text);
  announceChange(key);
}

const listOpen = () => parseOpen(readOpen());

const listOthersOpen = ({ submission }: PendingEnquiry) =>
  listOpen().filter((other) => other.submission.id !== submission.id);

function isForgotten(enquiry: PendingEnquiry): boolean {
  return !isSending(enquiry) && Date.now() - enquiry.submission.id > KEPT_MS;
}

function parseOpen(text: string | null): PendingEnquiry[] {
  return (parseEntries(text) ?? []).flatMap((entry) => parsePending(entry) ?? []);
}

function parsePending(stored: unknown): PendingEnquiry | null {
  if (!isRecord(stored)) return null;
  const { isSaved, isOpened } = stored;
  const submission = readSubmission(stored["submission"]);
  if (!submission || typeof isSaved !== "boolean" || typeof isOpened !== "boolean") return null;
  const enquiry = { submission, isSaved, isOpened, delivery: parseDelivery(stored["delivery"]) };
  // Of a build whose enquiries went to the database. Nothing sends it any more but its visitor.
  return enquiryChannel === "mail" && isSending(enquiry) ? { ...enquiry, delivery: null } : enquiry;
}

const STATES = ["sending", "waiting", "received", "refused"] as const;

function parseDelivery(stored: unknown): Delivery | null {
  if (!isRecord(stored)) return null;
  const { id, page, trap, formOpenedAt, answer } = stored;
  const state = STATES.find((name) => name === stored["state"]);
  const isComplete =
    state !== undefined &&
    typeof id === "string" &&
    typeof page === "string" &&
    typeof trap === "string" &&
    typeof formOpenedAt === "number" &&
    typeof answer === "string";
  return isComplete ? { id, page, trap, formOpenedAt, state, answer } : null;
}
