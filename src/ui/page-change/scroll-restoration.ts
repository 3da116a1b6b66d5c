import type { Location } from "react-router-dom";
import { isRecord, parseJson } from "@/lib/json";
import { readStored, writeStored } from "@/data/browser/safe-storage";

const STORAGE_KEY = "scrollPositions";

/** The vertical scroll position in CSS px at which each entry of the tab's history was left. */
const positions = readStoredPositions();

let currentEntry = "";

type Entry = Pick<Location, "pathname" | "key">;

/** React Router's key of the first entry of every load. */
const FIRST_KEY = "default";

/** The same page may have been loaded for several entries of the history, so each load has an id. */
const entryKey = ({ key, pathname }: Entry) =>
  `${key === FIRST_KEY ? readLoadId() : key} ${pathname}`;

/**
 * Sets the history entry that scrolling is recorded for from now on. Call it when its page is
 * rendered.
 */
export function setCurrentEntry(entry: Entry): void {
  currentEntry = entryKey(entry);
  positions.set(currentEntry, window.scrollY);
}

export function readScrollPosition(entry: Entry): number | undefined {
  return positions.get(entryKey(entry));
}

/**
 * Records the scroll position of each history entry, and keeps the positions over a reload. Sets
 * `history.scrollRestoration` to "manual" while the page is open, because the browser restores
 * before the next page is rendered; on leaving it goes back to "auto", so that the browser restores
 * prerendered pages. Call it before the router is created, which renders the other page during
 * `popstate`. See https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
 */
export function recordScrollPositions(): void {
  const restoreManually = () => {
    window.history.scrollRestoration = "manual";
  };
  const recordPosition = () => {
    if (currentEntry) positions.set(currentEntry, window.scrollY);
  };
  const savePositions = () => {
    window.history.scrollRestoration = "auto";
    writeStored("sessionStorage", STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  };
  if (!readLoadId()) {
    const state: unknown = window.history.state;
    const identified = { ...(isRecord(state) && state), [LOAD_ID]: performance.timeOrigin };
    window.history.replaceState(identified, "");
  }
  restoreManually();
  window.addEventListener("scroll", recordPosition, { passive: true });
  window.addEventListener("popstate", recordPosition);
  window.addEventListener("pageshow", restoreManually);
  window.addEventListener("pagehide", savePositions);
}

/** In the state of the first entry of a load, beside what the router keeps there. */
const LOAD_ID = "load";

/** When the load began, in ms; undefined before it is recorded. */
function readLoadId(): number | undefined {
  const state: unknown = window.history.state;
  const id = isRecord(state) ? state[LOAD_ID] : undefined;
  return typeof id === "number" ? id : undefined;
}

/** Events of a visitor who scrolls or interacts: after them the page must not move by itself. */
const INTERACTION_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to `top` (CSS px) at once, and again whenever the page grows, until the position is
 * reached: stored content is rendered later. The returned function stops it.
 */
export function scrollToPosition(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) < 1) stop();
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const type of INTERACTION_EVENTS) window.removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of INTERACTION_EVENTS) window.addEventListener(type, stop, { passive: true });
  scroll();
  return stop;
}

function readStoredPositions(): Map<string, number> {
  const stored = parseJson(readStored("sessionStorage", STORAGE_KEY));
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}
