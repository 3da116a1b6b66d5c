import { isRecord, parseJson } from "@/lib/json";
import { removeStored, writeStored } from "./safe-storage";
import { readSubmission, type ContactSubmission } from "./contact-submissions";

/**
 * Session storage key of the prepared enquiry. It survives a reload and webmail that opens in the
 * same tab; the form is blank by then, and the visitor may still need the text.
 */
export const HAND_OFF_KEY = "contactFormPrepared";

/**
 * An enquiry prepared as an email, and what is known of its delivery. Whether it was sent, only the
 * visitor knows.
 */
export type HandOff = { submission: ContactSubmission; isSaved: boolean; isOpened: boolean };

export function storeHandOff(handOff: HandOff): void {
  // If writing fails, an older one must not remain.
  removeStored("sessionStorage", HAND_OFF_KEY);
  writeStored("sessionStorage", HAND_OFF_KEY, JSON.stringify(handOff));
}

export function clearHandOff(): void {
  removeStored("sessionStorage", HAND_OFF_KEY);
}

export function parseHandOff(raw: string | null): HandOff | null {
  const stored = parseJson(raw);
  if (!isRecord(stored)) return null;
  const { isSaved, isOpened } = stored;
  const submission = readSubmission(stored["submission"]);
  return submission && typeof isSaved === "boolean" && typeof isOpened === "boolean"
    ? { submission, isSaved, isOpened }
    : null;
}
