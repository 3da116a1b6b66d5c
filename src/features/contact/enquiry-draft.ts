import type { AttachmentInfo, ContactSubmissionDraft } from "@/db/contact-submissions";
import { formatKilobytes } from "@/lib/file-size";
import { removeStored, writeStored } from "@/lib/safe-storage";

/** In the tab's own storage: what someone typed about themselves should not outlive the tab. */
export const DRAFT_KEY = "contactFormDraft";

const FIELD_NAMES = ["name", "email", "company", "phone", "product_interest", "message"] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

type Fields = Record<FieldName, string>;

/** What was typed and not sent yet. Of a file only the name can be kept. */
type EnquiryDraft = { fields: Partial<Fields>; fileName: string | null };

export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const read = (name: FieldName) => {
    const value = data.get(name);
    return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
  };
  return {
    name: read("name"),
    email: read("email"),
    company: read("company"),
    phone: read("phone"),
    product_interest: read("product_interest"),
    message: read("message"),
  };
}

export function readEnquiry(form: HTMLFormElement, file: File | null): ContactSubmissionDraft {
  return { ...readFields(form), attachmentInfo: file && describeFile(file) };
}

function describeFile({ name, type, size }: File): AttachmentInfo {
  return { name, type, size: formatKilobytes(size) };
}

export function saveDraft(form: HTMLFormElement, fileName: string | null): void {
  const fields = readFields(form);
  const isBlank = fileName === null && FIELD_NAMES.every((name) => fields[name] === "");
  if (isBlank) clearDraft();
  else writeStored("sessionStorage", DRAFT_KEY, JSON.stringify({ fields, fileName }));
}

export function clearDraft(): void {
  removeStored("sessionStorage", DRAFT_KEY);
}

/** Checks what the storage holds; null when that is no draft. */
export function parseDraft(raw: string | null): EnquiryDraft | null {
  if (raw === null) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    if (!isRecord(stored) || !isRecord(stored["fields"])) return null;
    const fields: Partial<Fields> = {};
    for (const name of FIELD_NAMES) {
      const value = stored["fields"][name];
      if (typeof value === "string") fields[name] = value;
    }
    const fileName = stored["fileName"];
    return { fields, fileName: typeof fileName === "string" ? fileName : null };
  } catch {
    return null;
  }
}

/** Puts the draft into the fields in which nothing stands yet. */
export function restoreFields(form: HTMLFormElement, fields: Partial<Fields>): void {
  for (const name of FIELD_NAMES) {
    const field = getField(form, name);
    if (field && field.value === "") field.value = fields[name] ?? "";
  }
}

export function getField(
  form: HTMLFormElement,
  name: FieldName,
): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
