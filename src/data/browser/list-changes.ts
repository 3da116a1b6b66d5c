import { LIST_CHANGE_MS, MAX_LOGGED_LENGTH } from "@/config/admin-limits";
import { isRecord, parseJson } from "@/lib/json";
import { writeStored } from "./safe-storage";

/** A change of a stored list that is idempotent: applying it twice has no further effect. */
export type ListChange = {
  added: readonly unknown[];
  /** Fingerprints of entries. */
  removed: readonly string[];
};

export type LoggedChange = ListChange & { name: string; time: number };

/** Identifies an entry by a hash of its JSON. */
export function fingerprintEntry(entry: unknown): string {
  const text = JSON.stringify(entry);
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  const id = isRecord(entry) ? entry["id"] : entry;
  return [typeof id === "number" ? id : "", text.length, hash].join(":");
}

/** Applies changes to the entries. Of several changes to one entry, the last one wins. */
export function applyChanges(
  entries: readonly unknown[],
  changes: readonly ListChange[],
): readonly unknown[] {
  if (changes.length === 0) return entries;
  const added = new Map<string, unknown>();
  const removed = new Set<string>();
  for (const change of changes) {
    for (const hash of change.removed) {
      added.delete(hash);
      removed.add(hash);
    }
    for (const entry of change.added) {
      const hash = fingerprintEntry(entry);
      added.set(hash, entry);
      removed.delete(hash);
    }
  }
  const kept = entries.filter((entry) => {
    const hash = fingerprintEntry(entry);
    added.delete(hash);
    return !removed.has(hash);
  });
  return [...kept, ...added.values()];
}

/** The logged changes of a list, oldest first. Throws if the storage is blocked. */
export function readChanges(listKey: string): readonly LoggedChange[] {
  return Object.keys(window.localStorage)
    .filter((name) => isChangeOf(listKey, name))
    .map((name) => ({
      name,
      time: Number.parseInt(name.slice(startOf(listKey).length), 10) || 0,
      ...parseChange(window.localStorage.getItem(name)),
    }))
    .sort((a, b) => a.time - b.time);
}

export function isChangeOf(listKey: string, name: string): boolean {
  return name.startsWith(startOf(listKey));
}

/** Appends a change to the log, unless the quota is exceeded. */
export function logChange(
  listKey: string,
  change: ListChange,
  before: readonly LoggedChange[],
): void {
  const time = Math.max(Date.now(), (before.at(-1)?.time ?? 0) + 1);
  const name = `${startOf(listKey)}${time}-${Math.random().toString(36).slice(2)}`;
  const text = JSON.stringify(change);
  if (text.length <= MAX_LOGGED_LENGTH) writeStored("localStorage", name, text);
}

/** Whether the change is so old that every tab has received it. */
export function isSettled({ time }: LoggedChange): boolean {
  return Math.abs(Date.now() - time) >= LIST_CHANGE_MS;
}

const startOf = (listKey: string) => `${listKey}.change-`;

function parseChange(text: string | null): ListChange {
  const stored = parseJson(text);
  const { added, removed } = isRecord(stored) ? stored : {};
  return {
    added: Array.isArray(added) ? added : [],
    removed: Array.isArray(removed) ? removed.filter((hash) => typeof hash === "string") : [],
  };
}
