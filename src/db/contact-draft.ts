import { isRecord, parseJson } from "@/lib/json";
import { removeStored, writeStored } from "@/lib/safe-storage";

/** In the tab's own storage: what someone typed about themselves should not outlive the tab. */
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

/** What was typed and not sent yet. Of a file only the name can be kept. */
type ContactDraft = { fields: Partial<Fields>; fileName: string | null };

/** Keeps a draft; a blank one is forgotten instead. */
export function keepDraft(fields: Fields, fileName: string | null): void {
  const isBlank = fileName === null && FIELD_NAMES.every((name) => fields[name] === "");
  if (isBlank) forgetDraft();
  else writeStored("sessionStorage", DRAFT_KEY, JSON.stringify({ fields, fileName }));
}

export function forgetDraft(): void {
  removeStored("sessionStorage", DRAFT_KEY);
}

/** Checks what the storage holds; null when that is no draft. */
export function parseDraft(raw: string | null): ContactDraft | null {
  const stored = parseJson(raw);
  if (!isRecord(stored) || !isRecord(stored["fields"])) return null;
  const fields: Partial<Fields> = {};
  for (const name of FIELD_NAMES) {
    const value = stored["fields"][name];
    if (typeof value === "string") fields[name] = value;
  }
  const fileName = stored["fileName"];
  return { fields, fileName: typeof fileName === "string" ? fileName : null };
}
