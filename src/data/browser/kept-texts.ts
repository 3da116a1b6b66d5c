import { useSyncExternalStore } from "react";
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
  return new Set(listNames().map(readGroup));
}

/** "" for a name that was not made here. */
function readGroup(name: string): string {
  try {
    return decodeURIComponent(name.slice(PREFIX.length).split(":")[0] ?? "");
  } catch {
    return "";
  }
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

/** How many texts this browser keeps. */
export function countKeptTexts(): number {
  return listNames().length;
}

export function removeAllTexts(): void {
  for (const name of listNames()) removeStored("localStorage", name);
  notify();
}

/** The groups, as this and other tabs keep and remove texts. */
export function useKeptGroups(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => knownGroups);
}

/** Read once, and replaced only by what differs, so that a draft that is kept renders no list. */
let knownGroups: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function notify() {
  const groups = listGroups();
  const isSame = groups.size === knownGroups.size && [...groups].every((g) => knownGroups.has(g));
  if (!isSame) knownGroups = groups;
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent) {
  if (key === null || key.startsWith(PREFIX)) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener("storage", handleStorage);
  // Nobody has noticed changes before.
  if (listeners.size === 1) notify();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
  };
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
