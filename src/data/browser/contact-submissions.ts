import { isRecord, parseJson } from "@/lib/json";
import { changeList, readList, type SharedList } from "./shared-list";

/** The submissions made in this browser. They are in local storage, not in the hosted database. */
export const SUBMISSIONS_KEY = "contactFormSubmissions";

export type AttachmentInfo = {
  name: string;
  type: string;
  /** In KB with two decimals. */
  size: string;
};

export type ContactSubmission = {
  /** A timestamp in ms, made unique within the list. */
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

type SaveResult = { submission: ContactSubmission } & (
  { status: "saved" } | { status: "failed"; error: unknown }
);

/**
 * Adds a submission to the stored list, synchronously, as the browser opens a mail link during the
 * click only. Invalid entries are kept; stored text that is not a list is first copied to another
 * key. If the quota is exceeded, nothing is written.
 */
export function saveContactSubmission(draft: ContactSubmissionDraft): SaveResult {
  const now = new Date();
  let submission: ContactSubmission = {
    id: now.getTime(),
    submittedAt: now.toISOString(),
    ...draft,
  };
  try {
    const reading = readList(submissionList);
    submission = { ...submission, id: findFreeId(submission.id, reading.entries ?? []) };
    changeList(submissionList, reading, { added: [submission], removed: [] });
    return { status: "saved", submission };
  } catch (error) {
    return { status: "failed", submission, error };
  }
}

/** Validates stored submissions, also the one that a tab keeps of the last submission. */
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

/** The entries of a stored list, or null if the text is not a list. */
export function parseEntries(text: string | null): unknown[] | null {
  if (text === null) return [];
  const stored = parseJson(text);
  if (Array.isArray(stored)) return Array.from<unknown>(stored);
  return isContactSubmission(stored) ? [stored] : null;
}

export const submissionList: SharedList = { key: SUBMISSIONS_KEY, parse: parseEntries };

/** The wanted number, or the next one that is neither an entry's id nor in `alsoTaken`. */
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
