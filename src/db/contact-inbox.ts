import { isRecord } from "@/lib/json";
import {
  findFreeId,
  parseEntries,
  submissionList,
  type AttachmentInfo,
  type ContactSubmission,
} from "./contact-submissions";
import { readListText } from "./shared-list";

/** What staff see of the stored enquiries, apart from what the contact form needs. */
export type InboxReading =
  | {
      status: "loaded";
      /** Newest first. */
      submissions: readonly ContactSubmission[];
      /** Entries that are kept but cannot be shown. */
      strangeCount: number;
    }
  /** There is something, and it is no list. */
  | { status: "unreadable"; text: string }
  | { status: "blocked" };

/** The stored list as text; undefined when the storage is blocked. */
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
    strangeCount: entries.length - listed.length,
  };
}

/** The entries as they are stored, for a backup; none when they cannot be read. */
export function readStoredEntries(): readonly unknown[] {
  return parseEntries(readInboxText() ?? null) ?? [];
}

/** The greatest a `Date` can be; far greater numbers could no longer be counted up. */
const LAST_TIMESTAMP = 8.64e15;

type ListedEntry = { index: number; submission: ContactSubmission };

/**
 * The entries that can be shown, with their place in the stored list. Of two with the same id the
 * later one goes by the next free number: each can be opened and deleted by itself.
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

/** Forgiving: an enquiry in which a field is missing or wrong is still worth reading. */
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
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Without a readable date they come last; of one moment the later number is the newer one. */
function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  return readMoment(b) - readMoment(a) || b.id - a.id;
}

function readMoment({ submittedAt }: ContactSubmission): number {
  const moment = Date.parse(submittedAt);
  return Number.isNaN(moment) ? Number.MIN_SAFE_INTEGER : moment;
}
