import { isRecord, parseJson } from "@/lib/json";

/** The enquiries sent from this browser. They live in its storage, not in the hosted database. */
export const SUBMISSIONS_KEY = "contactFormSubmissions";

export type AttachmentInfo = {
  name: string;
  type: string;
  /** In KB with two decimals. */
  size: string;
};

export type ContactSubmission = {
  /** A timestamp, and unlike that of every other entry. */
  id: number;
  /** ISO date. */
  submittedAt: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  product_interest: string;
  message: string;
  /** What the visitor was asked to attach; the file itself is never kept. */
  attachmentInfo: AttachmentInfo | null;
};

export type ContactSubmissionDraft = Omit<ContactSubmission, "id" | "submittedAt">;

/** Where text that is no list is put aside; the moment follows. */
export const SIDE_KEY_START = `${SUBMISSIONS_KEY}.unreadable-`;

type SaveResult = { submission: ContactSubmission } & (
  { status: "saved" } | { status: "failed"; error: unknown }
);

/**
 * Adds a submission to the stored list, read and written in one go so that two tabs lose nothing.
 * What is there already stays: entries of another shape as they are, and text that is no list
 * under a key beside it. Where there is no room for that, nothing is written at all.
 */
export function saveContactSubmission(draft: ContactSubmissionDraft): SaveResult {
  const now = new Date();
  let submission: ContactSubmission = {
    id: now.getTime(),
    submittedAt: now.toISOString(),
    ...draft,
  };
  try {
    const storage = window.localStorage;
    const raw = storage.getItem(SUBMISSIONS_KEY);
    const entries = parseEntries(raw);
    submission = { ...submission, id: findFreeId(submission.id, entries ?? []) };
    const list = JSON.stringify([...(entries ?? []), submission]);
    if (raw === null || entries) storage.setItem(SUBMISSIONS_KEY, list);
    else replaceUnreadable(storage, raw, list);
    announceChange(SUBMISSIONS_KEY);
    return { status: "saved", submission };
  } catch (error) {
    return { status: "failed", submission, error };
  }
}

/** Also checks what a tab kept of its last submission. */
export function isContactSubmission(value: unknown): value is ContactSubmission {
  return (
    isRecord(value) &&
    typeof value["id"] === "number" &&
    hasTexts(value, TEXT_FIELDS) &&
    (value["attachmentInfo"] === null ||
      (isRecord(value["attachmentInfo"]) && hasTexts(value["attachmentInfo"], ATTACHMENT_FIELDS)))
  );
}

const TEXT_FIELDS = [
  "submittedAt",
  "name",
  "email",
  "company",
  "phone",
  "product_interest",
  "message",
] as const satisfies readonly (keyof ContactSubmission)[];

const ATTACHMENT_FIELDS = [
  "name",
  "type",
  "size",
] as const satisfies readonly (keyof AttachmentInfo)[];

/** The entries of the stored list, or null when the text is no list. */
export function parseEntries(raw: string | null): unknown[] | null {
  const stored = parseJson(raw);
  if (Array.isArray(stored)) return Array.from<unknown>(stored);
  return isContactSubmission(stored) ? [stored] : null;
}

/** Puts text that is no list under a key of its own before the list takes its place. */
export function replaceUnreadable(storage: Storage, raw: string, list: string): void {
  const sideKey = putAside(storage, raw);
  try {
    storage.setItem(SUBMISSIONS_KEY, list);
  } catch (error) {
    // The text is still where it was: no need of a copy for every attempt.
    if (sideKey !== null) storage.removeItem(sideKey);
    throw error;
  }
}

/** The key of the copy; null when there is one already. */
export function putAside(storage: Storage, raw: string): string | null {
  const isKept = Object.keys(storage).some(
    (key) => key.startsWith(SIDE_KEY_START) && storage.getItem(key) === raw,
  );
  if (isKept) return null;
  const sideKey = `${SIDE_KEY_START}${Date.now()}`;
  storage.setItem(sideKey, raw);
  return sideKey;
}

/** A browser tells the other tabs by itself, but never the tab that wrote. */
export function announceChange(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** The wanted number, or the next that neither an entry nor `alsoTaken` has. */
export function findFreeId(
  wanted: number,
  entries: readonly unknown[],
  alsoTaken: ReadonlySet<unknown> = new Set(),
): number {
  const taken = new Set(entries.map((entry) => (isRecord(entry) ? entry["id"] : undefined)));
  let id = wanted;
  while (taken.has(id) || alsoTaken.has(id)) id++;
  return id;
}

function hasTexts(record: Record<string, unknown>, keys: readonly string[]): boolean {
  return keys.every((key) => typeof record[key] === "string");
}
