import { enquiryFields, type Fields } from "@/config/enquiry-fields";
import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

/** Session storage, because personal data should not outlive the tab. */
const DRAFT_KEY = "contactFormDraft";

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
  const isBlank = fileName === null && Object.values(fields).every((text) => text === "");
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
  const draft = readDraft() ?? BLANK;
  const fields = change(draft.fields);
  const isStored = writeDraft({ ...draft, fields });
  unstoredMessage = isStored ? null : (fields.message ?? null);
}

/** The values with which the form opens; null if there are none. */
export function readDraft(): ContactDraft | null {
  const draft = parseDraft(readStored("sessionStorage", DRAFT_KEY));
  if (unstoredMessage === null) return draft;
  return { ...(draft ?? BLANK), fields: { ...draft?.fields, message: unstoredMessage } };
}

export function clearDraft(): void {
  unstoredMessage = null;
  removeStored("sessionStorage", DRAFT_KEY);
}

function parseDraft(raw: string | null): ContactDraft | null {
  const stored = parseJson(raw);
  if (!isRecord(stored) || !isRecord(stored["fields"])) return null;
  const fields: Partial<Fields> = {};
  for (const { name } of enquiryFields) {
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
