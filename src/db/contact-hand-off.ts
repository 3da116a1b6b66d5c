import { isRecord, parseJson } from "@/lib/json";
import { removeStored, writeStored } from "@/lib/safe-storage";
import { isContactSubmission, type ContactSubmission } from "./contact-submissions";

/**
 * The panel's content outlives a reload, and a webmail that opens in this very tab: the form is
 * blank by then, and the visitor may still need the text.
 */
export const HAND_OFF_KEY = "contactFormPrepared";

/** A prepared enquiry, and how far it got. Whether it was sent, only the visitor knows. */
export type HandOff = { submission: ContactSubmission; isSaved: boolean; isOpened: boolean };

export function keepHandOff(handOff: HandOff): void {
  // An older one that stayed behind would come back in its place.
  removeStored("sessionStorage", HAND_OFF_KEY);
  writeStored("sessionStorage", HAND_OFF_KEY, JSON.stringify(handOff));
}

export function forgetHandOff(): void {
  removeStored("sessionStorage", HAND_OFF_KEY);
}

export function parseHandOff(raw: string | null): HandOff | null {
  const stored = parseJson(raw);
  return isHandOff(stored) ? stored : null;
}

function isHandOff(value: unknown): value is HandOff {
  return (
    isRecord(value) &&
    isContactSubmission(value["submission"]) &&
    typeof value["isSaved"] === "boolean" &&
    typeof value["isOpened"] === "boolean"
  );
}
