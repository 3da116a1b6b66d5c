import { useMemo, useSyncExternalStore } from "react";
import { isRecord, parseJson } from "@/lib/json";
import { readStored, removeStored, writeStored } from "./safe-storage";

const PREFIX = "adminText:";

/** The texts of a form that its row does not have: unsaved work, or a former version. */
export type KeptText = {
  /** Of unsaved work, `makeTextId()`, so that it is not that of another tab. */
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
    .sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Whether something that this browser keeps has these characters in it. */
export function isInKeptText(part: string): boolean {
  return listNames().some((name) => readStored("localStorage", name)?.includes(part));
}

/** The groups of which this browser keeps something. */
export function listGroups(): ReadonlySet<string> {
  return decodeGroups(listEncodedGroups());
}

/** As they are in the names, without a colon. */
function listEncodedGroups(): string[] {
  return [...new Set(listNames().map((name) => name.split(":")[1] ?? ""))];
}

/** Those that were not made here are left out. */
function decodeGroups(encoded: readonly string[]): ReadonlySet<string> {
  return new Set(
    encoded.flatMap((group) => {
      try {
        return decodeURIComponent(group) || [];
      } catch {
        return [];
      }
    }),
  );
}

/** Returns false if the browser could not store it: nothing else is removed to make room. */
export function keepText(group: string, text: KeptText): boolean {
  const isKept = writeStored("localStorage", prefixOf(group) + text.id, JSON.stringify(text));
  announceChange();
  return isKept;
}

export function removeText(group: string, id: string): void {
  removeStored("localStorage", prefixOf(group) + id);
  announceChange();
}

/** How many texts this browser keeps. */
export function countKeptTexts(): number {
  return listNames().length;
}

export function removeAllTexts(): void {
  for (const name of listNames()) removeStored("localStorage", name);
  announceChange();
}

/** The groups, as this and other tabs keep and remove texts. */
export function useKeptGroups(): ReadonlySet<string> {
  // As one text, so that a draft that is kept again renders no list.
  const names = useSyncExternalStore(subscribe, () => listEncodedGroups().join(":"));
  return useMemo(() => decodeGroups(names.split(":")), [names]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener("storage", listener);
  };
}

/** The browser fires `storage` events in other tabs only, not in the one that writes. */
function announceChange() {
  window.dispatchEvent(new StorageEvent("storage", { key: PREFIX }));
}

function prefixOf(group: string): string {
  // Without the colon that the id of a row from elsewhere may contain.
  return `${PREFIX}${encodeURIComponent(group)}:`;
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
