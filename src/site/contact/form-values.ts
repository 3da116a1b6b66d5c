import { enquiryFields, makeFields, type FieldName, type Fields } from "@/config/enquiry-fields";
import type { ContactSubmissionDraft } from "@/data/browser/enquiries";
import { removeUnstorable } from "@/lib/clean-text";
import { formatKilobytes } from "@/lib/file-size";

export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return makeFields((name) => {
    const value = data.get(name);
    return typeof value === "string" ? removeUnstorable(value).replace(/\r\n?/g, "\n") : "";
  });
}

/** The name of the file input. */
export const FILE_FIELD = "attachment";

export function readFile(form: HTMLFormElement): File | null {
  const field = form.elements.namedItem(FILE_FIELD);
  return (field instanceof HTMLInputElement && field.files?.[0]) || null;
}

/**
 * The name of the honeypot, a field that people do not see. Programs that fill in every field give
 * themselves away. It is none that browsers fill in with an address.
 */
export const HONEYPOT_FIELD = "topic";

/** What was typed into the honeypot. It is empty from then on. */
export function takeHoneypot(form: HTMLFormElement): string {
  const field = form.elements.namedItem(HONEYPOT_FIELD);
  if (!(field instanceof HTMLInputElement)) return "";
  const { value } = field;
  field.value = "";
  return value;
}

export function readEnquiry(form: HTMLFormElement, file: File | null): ContactSubmissionDraft {
  const attachmentInfo = file && {
    name: removeUnstorable(file.name),
    type: file.type,
    size: formatKilobytes(file.size),
  };
  return { ...readFields(form), attachmentInfo };
}

/** Fills the draft into the fields that are still empty. */
export function restoreFields(form: HTMLFormElement, fields: Partial<Fields>): void {
  for (const { name } of enquiryFields) {
    const field = getField(form, name);
    if (field && field.value === "") field.value = fields[name] ?? "";
  }
}

/**
 * Puts a submitted enquiry back. What the form has by now stays: its products and its message come
 * after those of the enquiry.
 */
export function returnEnquiry(form: HTMLFormElement, enquiry: Fields): void {
  const typed = readFields(form);
  restoreFields(form, enquiry);
  const join = (name: FieldName, separator: string) => {
    const field = getField(form, name);
    if (!field || ["", enquiry[name]].includes(typed[name])) return;
    field.value = enquiry[name] + separator + typed[name];
  };
  join("product_interest", ", ");
  join("message", "\n\n");
}

export function getField(
  form: HTMLFormElement,
  name: FieldName,
): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : null;
}
