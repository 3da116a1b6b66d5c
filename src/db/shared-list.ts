import { LIST_CHANGE_MS } from "@/config/limits";
import {
  applyChanges,
  isChangeOf,
  isSettled,
  logChange,
  readChanges,
  type ListChange,
  type LoggedChange,
} from "./list-changes";
import { replaceUnreadable } from "./side-copies";
import { setImportantItem } from "./storage-room";

/**
 * A list in the browser's storage that several tabs change. Tabs are processes of their own, which
 * hear late of what another wrote: of two lists that are written at once, one is lost. So every
 * change is also logged for some seconds under a key that no other tab writes, and whoever reads
 * or writes the list applies what is logged.
 */
export type SharedList = {
  key: string;
  /** Null when the text is no list. */
  parse: (text: string | null) => unknown[] | null;
};

type Reading = {
  text: string | null;
  /** With what is logged; null when the text is no list. */
  entries: readonly unknown[] | null;
  logged: readonly LoggedChange[];
};

/** Throws where the storage is blocked. */
export function readList(list: SharedList): Reading {
  const text = window.localStorage.getItem(list.key);
  const stored = list.parse(text);
  const logged = readChanges(list.key);
  return { text, entries: stored && applyChanges(stored, logged), logged };
}

/** The same as text, which is only another one when something has changed. */
export function readListText(list: SharedList): string | null {
  const text = window.localStorage.getItem(list.key);
  if (readChanges(list.key).length === 0) return text;
  const { entries } = readList(list);
  return entries ? JSON.stringify(entries) : text;
}

/**
 * Changes what has just been read. A text that is no list is put aside first. Throws where there
 * is no room for all of it, and then nothing is written.
 */
export function changeList(list: SharedList, reading: Reading, change: ListChange): void {
  const entries = reading.entries ?? applyChanges([], reading.logged);
  const next = JSON.stringify(applyChanges(entries, [change]));
  if (reading.entries || reading.text === null) setImportantItem(list.key, next);
  else replaceUnreadable(list.key, reading.text, next);
  dropSettled(reading.logged);
  logChange(list.key, change, reading.logged);
  setTimeout(() => {
    settle(list);
  }, LIST_CHANGE_MS);
  announceChange(list.key);
}

/** Calls back when one of the lists changes, in this tab or another. */
export function subscribeToLists(lists: readonly SharedList[], onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    const isMeant =
      key === null || lists.some((list) => list.key === key || isChangeOf(list.key, key));
    if (isMeant) onChange();
  };
  window.addEventListener("storage", handleStorage);
  // A tab that slept was told nothing.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("storage", handleStorage);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Those settled are in the list by now, and known to every tab. */
function dropSettled(logged: readonly LoggedChange[]) {
  for (const { name } of logged.filter(isSettled)) window.localStorage.removeItem(name);
}

/** Writes the list once more when a tab that did not know of a change may have replaced it. */
function settle(list: SharedList) {
  try {
    const { text, entries, logged } = readList(list);
    if (!entries || logged.length === 0) return;
    const next = JSON.stringify(entries);
    if (next !== text) setImportantItem(list.key, next);
    dropSettled(logged);
  } catch {
    // What is logged stays, and is read from there.
  }
}

/** A browser tells the other tabs by itself, but never the tab that wrote. */
function announceChange(key: string) {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
