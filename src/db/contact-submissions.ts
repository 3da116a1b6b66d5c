import { isRecord, parseJson } from "@/lib/json";
import { changeList, readList, type SharedList } from "./shared-list";

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

type SaveResult = { submission: ContactSubmission } & (
  { status: "saved" } | { status: "failed"; error: unknown }
);

/**
 * Adds a submission to the stored list, at once and in the visitor's click. What is there already
 * stays: entries of another shape as they are, and text that is no list under a key beside it.
 * Where there is no room for that, nothing is written at all.
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

/** The entries of a stored list, or null when the text is no list. */
export function parseEntries(text: string | null): unknown[] | null {
  if (text === null) return [];
  const stored = parseJson(text);
  if (Array.isArray(stored)) return Array.from<unknown>(stored);
  return isContactSubmission(stored) ? [stored] : null;
}

export const submissionList: SharedList = { key: SUBMISSIONS_KEY, parse: parseEntries };

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
