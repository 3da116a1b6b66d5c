import { removeUnstorable } from "@/lib/clean-text";
import { isRecord } from "@/lib/json";
import {
  findFreeId,
  parseEntries,
  submissionList,
  type AttachmentInfo,
  type ContactSubmission,
} from "./contact-submissions";
import { readListText } from "./shared-list";

/** The stored submissions as staff see them. Kept apart from the code of the contact form. */
export type InboxReading =
  | {
      status: "loaded";
      /** Newest first. */
      submissions: readonly ContactSubmission[];
      /** The number of stored entries that are not valid submissions. */
      invalidCount: number;
    }
  /** Something is stored, but it is not a list. */
  | { status: "unreadable"; text: string }
  | { status: "blocked" };

/** The stored list as text; undefined if the storage is blocked. */
export function readInboxText(): string | null | undefined {
  try {
    return readListText(submissionList);
  } catch {
    return undefined;
  }
}

export function parseInbox(text: string | null | undefined): InboxReading {
  if (text === undefined) return { status: "blocked" };
  const entries = parseEntries(text);
  if (!entries) return { status: "unreadable", text: text ?? "" };
  const listed = listEntries(entries);
  return {
    status: "loaded",
    submissions: listed.map(({ submission }) => submission).sort(compareNewestFirst),
    invalidCount: entries.length - listed.length,
  };
}

/** All stored entries including invalid ones, for a backup. Empty if they cannot be read. */
export function readStoredEntries(): readonly unknown[] {
  return parseEntries(readInboxText() ?? null) ?? [];
}

/** The maximum time value of a `Date`. Adding 1 to far greater numbers would not change them. */
const LAST_TIMESTAMP = 8.64e15;

type ListedEntry = { index: number; submission: ContactSubmission };

/**
 * The valid entries with their index in the stored list. If two have the same id, the later one
 * gets the next free id, so that each can be opened and deleted on its own.
 */
export function listEntries(entries: readonly unknown[]): readonly ListedEntry[] {
  const taken = new Set<unknown>();
  return entries.flatMap((entry, index) => {
    const submission = readEntry(entry);
    if (!submission) return [];
    const id = taken.has(submission.id) ? findFreeId(submission.id, entries, taken) : submission.id;
    taken.add(id);
    return [{ index, submission: { ...submission, id } }];
  });
}

/** Lenient: a submission with missing or wrong fields is still worth showing. */
function readEntry(entry: unknown): ContactSubmission | null {
  const id = isRecord(entry) ? entry["id"] : undefined;
  if (!isRecord(entry) || typeof id !== "number" || Math.abs(id) > LAST_TIMESTAMP) return null;
  return {
    id,
    submittedAt: readText(entry["submittedAt"]),
    name: readText(entry["name"]),
    email: readText(entry["email"]),
    company: readText(entry["company"]),
    phone: readText(entry["phone"]),
    product_interest: readText(entry["product_interest"]),
    message: readText(entry["message"]),
    attachmentInfo: readAttachment(entry["attachmentInfo"]),
  };
}

function readAttachment(value: unknown): AttachmentInfo | null {
  if (!isRecord(value)) return null;
  return {
    name: readText(value["name"]),
    type: readText(value["type"]),
    size: readText(value["size"]),
  };
}

function readText(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? removeUnstorable(String(value))
    : "";
}

/** Entries without a readable date come last. For equal dates, the higher id is the newer one. */
function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  return parseSubmittedAt(b) - parseSubmittedAt(a) || b.id - a.id;
}

function parseSubmittedAt({ submittedAt }: ContactSubmission): number {
  const timestamp = Date.parse(submittedAt);
  return Number.isNaN(timestamp) ? Number.MIN_SAFE_INTEGER : timestamp;
}
