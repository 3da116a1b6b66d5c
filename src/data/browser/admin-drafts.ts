import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";
import { DRAFT_PREFIX, findOldestDraft } from "./storage-quota";

/** Unsaved input of an admin form, stored in this browser. */
export type Draft = {
  values: Readonly<Record<string, string>>;
  /** The stored row that the edits were based on; null for a new row. */
  base: Readonly<Record<string, string>> | null;
  /** ISO 8601. */
  savedAt: string;
};

/** The stored drafts of a form, newest first. Invalid entries are left out. */
export function readDrafts(key: string): Draft[] {
  const stored = parseJson(readStored("localStorage", DRAFT_PREFIX + key));
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

/**
 * Stores these drafts of a form, or removes them if the list is empty. If the quota is exceeded,
 * the oldest drafts of other forms are deleted first; contact submissions never are. Returns false
 * if they could not be stored.
 */
export function storeDrafts(key: string, drafts: readonly Draft[]): boolean {
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
