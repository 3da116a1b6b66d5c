import { LIST_CHANGE_MS } from "@/config/admin-limits";
import {
  applyChanges,
  isChangeOf,
  isSettled,
  logChange,
  readChanges,
  type ListChange,
  type LoggedChange,
} from "./list-changes";
import { replaceUnreadableList } from "./quarantine";
import { setItemEvictingDrafts } from "./storage-quota";

/**
 * A list in local storage that several tabs can change. Tabs may run in different processes and see
 * each other's writes late, so of two lists written at the same time one would be lost. Therefore
 * every change is also logged for some seconds under a key of its own, and whoever reads or writes
 * the list applies the logged changes. See
 * https://developer.mozilla.org/docs/Web/API/Window/localStorage
 */
export type SharedList = {
  key: string;
  /** Null if the text is not a list. */
  parse: (text: string | null) => unknown[] | null;
};

type Reading = {
  text: string | null;
  /** With logged changes applied; null if the text is not a list. */
  entries: readonly unknown[] | null;
  logged: readonly LoggedChange[];
};

/** Throws if the storage is blocked. */
export function readList(list: SharedList): Reading {
  const text = window.localStorage.getItem(list.key);
  const stored = list.parse(text);
  const logged = readChanges(list.key);
  return { text, entries: stored && applyChanges(stored, logged), logged };
}

/** Returns equal strings as long as nothing has changed, for `useSyncExternalStore`. */
export function readListText(list: SharedList): string | null {
  const text = window.localStorage.getItem(list.key);
  if (readChanges(list.key).length === 0) return text;
  const { entries } = readList(list);
  return entries ? JSON.stringify(entries) : text;
}

/**
 * Changes a list that was just read. Stored text that is not a list is quarantined first. Throws if
 * the quota is exceeded, and then nothing is written.
 */
export function changeList(list: SharedList, reading: Reading, change: ListChange): void {
  const entries = reading.entries ?? applyChanges([], reading.logged);
  const next = JSON.stringify(applyChanges(entries, [change]));
  if (reading.entries || reading.text === null) setItemEvictingDrafts(list.key, next);
  else replaceUnreadableList(list.key, reading.text, next);
  dropSettled(reading.logged);
  logChange(list.key, change, reading.logged);
  setTimeout(() => {
    settle(list);
  }, LIST_CHANGE_MS);
  announceChange(list.key);
}

/** Calls `onChange` when one of the lists changes, in this tab or another. */
export function subscribeToLists(lists: readonly SharedList[], onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    const isRelevant =
      key === null || lists.some((list) => list.key === key || isChangeOf(list.key, key));
    if (isRelevant) onChange();
  };
  window.addEventListener("storage", handleStorage);
  // A frozen background tab receives no storage events:
  // https://developer.chrome.com/docs/web-platform/page-lifecycle-api
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("storage", handleStorage);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Removes logged changes that the list contains and every tab has received. */
function dropSettled(logged: readonly LoggedChange[]) {
  for (const { name } of logged.filter(isSettled)) window.localStorage.removeItem(name);
}

/** Writes the list once more if a tab that had not received a change may have overwritten it. */
function settle(list: SharedList) {
  try {
    const { text, entries, logged } = readList(list);
    if (!entries || logged.length === 0) return;
    const next = JSON.stringify(entries);
    if (next !== text) setItemEvictingDrafts(list.key, next);
    dropSettled(logged);
  } catch {
    // The changes stay in the log and are applied from there.
  }
}

/** The browser fires `storage` events in other tabs only, not in the one that writes. */
function announceChange(key: string) {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
