import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

const DRAFT_PREFIX = "adminDraft:";

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

function findOldestDraft(exceptName: string): string | null {
  const drafts = listNames()
    .filter((name) => name !== exceptName)
    .map((name) => ({ name, savedAt: readSavedAt(name) }));
  return drafts.toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))[0]?.name ?? null;
}

function listNames(): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}

function readSavedAt(name: string): string {
  const stored = parseJson(readStored("localStorage", name));
  const newest: unknown = Array.isArray(stored) ? stored[0] : null;
  const savedAt = isRecord(newest) ? newest["savedAt"] : null;
  return typeof savedAt === "string" ? savedAt : "";
}
