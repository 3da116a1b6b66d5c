import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

const PREFIX = "adminText:";

/** The texts of a form that the database does not have: unsaved work, or a row that was deleted. */
export type KeptText = {
  /** That of a deleted row. Otherwise `makeTextId()`, so that it is not that of another tab. */
  id: string;
  values: Readonly<Record<string, string>>;
  /** The version of the stored row that the texts are based on; null if there is no such row. */
  version: string | null;
  /** ISO 8601. */
  keptAt: string;
};

export function makeTextId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** The texts of a group that this browser keeps, newest first. Invalid entries are left out. */
export function listKeptTexts(group: string): KeptText[] {
  return listNames()
    .filter((name) => name.startsWith(prefixOf(group)))
    .map((name) => parseJson(readStored("localStorage", name)))
    .filter(isKeptText)
    .toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** The groups of which this browser keeps something, encoded, one a line. */
export function readGroups(): string {
  return listNames()
    .map((name) => name.slice(PREFIX.length).split(":")[0])
    .join("\n");
}

/** The groups that begin so and of which this browser keeps something. */
export function listGroups(start: string): string[] {
  return [...new Set(readGroups().split("\n").map(decodeGroup))].filter((group) =>
    group.startsWith(start),
  );
}

/** "" for a name that was not made here. */
function decodeGroup(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return "";
  }
}

/** Without the colon that the id of a row from elsewhere may contain. */
export function encodeGroup(group: string): string {
  return encodeURIComponent(group);
}

/** Returns false if the browser could not store it: nothing else is removed to make room. */
export function keepText(group: string, text: KeptText): boolean {
  const isKept = writeStored("localStorage", prefixOf(group) + text.id, JSON.stringify(text));
  notify();
  return isKept;
}

export function removeText(group: string, id: string): void {
  removeStored("localStorage", prefixOf(group) + id);
  notify();
}

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Calls `listener` when this or another tab has kept or removed a text. */
export function subscribeToTexts(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", handleStorage);
  };
}

function prefixOf(group: string): string {
  return `${PREFIX}${encodeGroup(group)}:`;
}

function listNames(): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function isKeptText(value: unknown): value is KeptText {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    isRecord(value["values"]) &&
    Object.values(value["values"]).every((text) => typeof text === "string") &&
    (value["version"] === null || typeof value["version"] === "string") &&
    typeof value["keptAt"] === "string" &&
    !Number.isNaN(Date.parse(value["keptAt"]))
  );
}
