import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "@/lib/safe-storage";
import { DRAFT_PREFIX, findOldestDraft } from "./storage-room";

/** Unsaved work of a form in the admin, kept in this browser. */
export type Draft = {
  values: Readonly<Record<string, string>>;
  /** The stored row as it was when the work on it began; null for a new one. */
  base: Readonly<Record<string, string>> | null;
  /** ISO date. */
  savedAt: string;
};

/** The copies kept for a form, newest first. What the storage holds is checked. */
export function readDrafts(key: string): Draft[] {
  const stored = parseJson(readStored("localStorage", DRAFT_PREFIX + key));
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

/**
 * Keeps these copies for a form, or none. In a full storage the oldest copies of other forms give
 * way first, and never an enquiry. False when there was no room, or the storage is blocked.
 */
export function keepDrafts(key: string, drafts: readonly Draft[]): boolean {
  const name = DRAFT_PREFIX + key;
  if (drafts.length === 0) {
    removeStored("localStorage", name);
    return true;
  }
  const text = JSON.stringify(drafts);
  while (!writeStored("localStorage", name, text)) {
    const oldest = findOldestDraft(name);
    if (oldest === null) return false;
    removeStored("localStorage", oldest);
  }
  return true;
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    isTexts(value["values"]) &&
    (value["base"] === null || isTexts(value["base"])) &&
    typeof value["savedAt"] === "string" &&
    !Number.isNaN(Date.parse(value["savedAt"]))
  );
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}
