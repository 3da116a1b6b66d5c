import { FIELD_NAMES, type FieldName, type Fields } from "@/data/browser/contact-draft";
import type { AttachmentInfo, ContactSubmissionDraft } from "@/data/browser/contact-submissions";
import { removeUnstorable } from "@/lib/clean-text";
import { formatKilobytes } from "@/lib/file-size";

export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const read = (name: FieldName) => {
    const value = data.get(name);
    return typeof value === "string" ? removeUnstorable(value).replace(/\r\n?/g, "\n") : "";
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

/** The name of the file input. */
export const FILE_FIELD = "attachment";

export function readFile(form: HTMLFormElement): File | null {
  const field = form.elements.namedItem(FILE_FIELD);
  return (field instanceof HTMLInputElement && field.files?.[0]) || null;
}

/**
 * The name of a field that people do not see. Programs that fill in every field give themselves away.
 * It is none that browsers fill in with an address.
 */
export const TRAP_FIELD = "topic";

/** What was typed into it. It is empty from then on. */
export function takeTrap(form: HTMLFormElement): string {
  const field = form.elements.namedItem(TRAP_FIELD);
  if (!(field instanceof HTMLInputElement)) return "";
  const { value } = field;
  field.value = "";
  return value;
}

export function readEnquiry(form: HTMLFormElement, file: File | null): ContactSubmissionDraft {
  return { ...readFields(form), attachmentInfo: file && describeFile(file) };
}

function describeFile({ name, type, size }: File): AttachmentInfo {
  return { name: removeUnstorable(name), type, size: formatKilobytes(size) };
}

/** Moves what was typed into the product fields before they could do so into the message. */
export function writeEarlyProduct(form: HTMLFormElement): void {
  const message = getField(form, "message");
  const inputs = form.querySelectorAll<HTMLInputElement>("details:not([data-hydrated]) input");
  for (const input of inputs) {
    if (!message || input.value.trim() === "") continue;
    message.value += `\n${input.labels?.[0]?.textContent}: ${input.value}`;
    input.value = "";
  }
}

/** Fills the draft into the fields that are still empty. */
export function restoreFields(form: HTMLFormElement, fields: Partial<Fields>): void {
  for (const name of FIELD_NAMES) {
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
