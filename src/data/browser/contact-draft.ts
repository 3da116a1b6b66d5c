import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

/** Session storage, because personal data should not outlive the tab. */
export const DRAFT_KEY = "contactFormDraft";

export const FIELD_NAMES = [
  "name",
  "email",
  "company",
  "phone",
  "product_interest",
  "message",
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export type Fields = Record<FieldName, string>;

/** Unsent input of the contact form. Of a file, only the name can be stored. */
type ContactDraft = {
  fields: Partial<Fields>;
  fileName: string | null;
  /** The id of the submission that this input changes, or null. */
  submissionId: number | null;
};

const BLANK: ContactDraft = { fields: {}, fileName: null, submissionId: null };

/** Stores a draft, or removes it if it is blank. Without an id, it keeps the one that it has. */
export function storeDraft(
  fields: Fields,
  fileName: string | null,
  submissionId = readDraft()?.submissionId ?? null,
): void {
  const isBlank = fileName === null && FIELD_NAMES.every((name) => fields[name] === "");
  unstoredMessage = null;
  if (isBlank) clearDraft();
  else writeDraft({ fields, fileName, submissionId });
}

function writeDraft(draft: ContactDraft): boolean {
  return writeStored("sessionStorage", DRAFT_KEY, JSON.stringify(draft));
}

/** A message that could not be stored, until the form reads it. */
let unstoredMessage: string | null = null;

/** Changes the values with which the form will open. */
export function changeDraft(change: (fields: Partial<Fields>) => Partial<Fields>): void {
  const draft = readDraft();
  const fields = change(draft?.fields ?? {});
  const isStored = writeDraft({ ...(draft ?? BLANK), fields });
  unstoredMessage = isStored ? null : (fields.message ?? null);
}

/** The values with which the form opens. */
export function readDraft(): ContactDraft | null {
  const draft = parseDraft(readStored("sessionStorage", DRAFT_KEY));
  if (unstoredMessage === null) return draft;
  return { ...(draft ?? BLANK), fields: { ...draft?.fields, message: unstoredMessage } };
}

export function clearDraft(): void {
  unstoredMessage = null;
  removeStored("sessionStorage", DRAFT_KEY);
}

/** Parses a stored draft; null if it is not valid. */
export function parseDraft(raw: string | null): ContactDraft | null {
  const stored = parseJson(raw);
  if (!isRecord(stored) || !isRecord(stored["fields"])) return null;
  const fields: Partial<Fields> = {};
  for (const name of FIELD_NAMES) {
    const value = stored["fields"][name];
    if (typeof value === "string") fields[name] = value;
  }
  const { fileName, submissionId } = stored;
  return {
    fields,
    fileName: typeof fileName === "string" ? fileName : null,
    submissionId: typeof submissionId === "number" ? submissionId : null,
  };
}
