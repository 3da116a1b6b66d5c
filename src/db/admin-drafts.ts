import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "@/lib/safe-storage";

/** Unsaved work of a form in the admin, kept in this browser. */
export type Draft = {
  values: Readonly<Record<string, string>>;
  /** The stored row as it was when the work on it began; null for a new one. */
  base: Readonly<Record<string, string>> | null;
  /** ISO date. */
  savedAt: string;
};

const PREFIX = "adminDraft:";

/** The copies kept for a form, newest first. What the storage holds is checked. */
export function readDrafts(key: string): Draft[] {
  const stored = parseJson(readStored("localStorage", PREFIX + key));
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

/**
 * Keeps these copies for a form, or none. In a full storage the oldest copies of other forms give
 * way first, and never an enquiry. False when there was no room, or the storage is blocked.
 */
export function keepDrafts(key: string, drafts: readonly Draft[]): boolean {
  const name = PREFIX + key;
  if (drafts.length === 0) {
    removeStored("localStorage", name);
    return true;
  }
  const text = JSON.stringify(drafts);
  while (!writeStored("localStorage", name, text)) {
    const oldest = findOldest(name);
    if (oldest === null) return false;
    removeStored("localStorage", oldest);
  }
  return true;
}

function findOldest(exceptName: string): string | null {
  const others = listNames().filter((name) => name !== exceptName);
  const withTimes = others.map((name) => ({
    name,
    savedAt: readDrafts(name.slice(PREFIX.length))[0]?.savedAt ?? "",
  }));
  return withTimes.toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))[0]?.name ?? null;
}

function listNames(): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
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
