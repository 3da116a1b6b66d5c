import type { Location } from "react-router-dom";
import { isRecord, parseJson } from "@/lib/json";
import { readStored, writeStored } from "@/lib/safe-storage";

const STORAGE_KEY = "scrollPositions";

/** How many CSS px down each entry of the tab's history was left. */
const positions = readKept();

let shown = "";

type Entry = Pick<Location, "pathname" | "key">;

/** The first entry of every load has the same key. */
const nameEntry = ({ key, pathname }: Entry) => `${key} ${pathname}`;

/** From now on the position belongs to this entry: its page is on the screen. */
export function showEntry(entry: Entry): void {
  shown = nameEntry(entry);
  positions.set(shown, window.scrollY);
}

export function readPosition(entry: Entry): number | undefined {
  return positions.get(nameEntry(entry));
}

/**
 * Keeps the positions of pages that the application draws. One that was rendered ahead is put in
 * its place by the browser itself after a reload, or Back from another site. To be called before
 * the router listens: at Back it draws the other page at once.
 */
export function keepPositions(): void {
  const take = () => {
    window.history.scrollRestoration = "manual";
  };
  const note = () => {
    if (shown) positions.set(shown, window.scrollY);
  };
  const leave = () => {
    window.history.scrollRestoration = "auto";
    writeStored("sessionStorage", STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  };
  take();
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("popstate", note);
  window.addEventListener("pageshow", take);
  window.addEventListener("pagehide", leave);
}

/** What the visitor does to move: from then on the place is theirs. */
const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Goes to a position at once, and again while the page is still growing towards it, because its
 * stored content comes later. The returned function ends that.
 */
export function scrollToPosition(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) < 1) stop();
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const sign of SIGNS) window.removeEventListener(sign, stop);
  };
  observer.observe(document.body);
  for (const sign of SIGNS) window.addEventListener(sign, stop, { passive: true });
  scroll();
  return stop;
}

function readKept(): Map<string, number> {
  const kept = parseJson(readStored("sessionStorage", STORAGE_KEY));
  const found = new Map<string, number>();
  for (const [key, top] of Object.entries(isRecord(kept) ? kept : {})) {
    if (typeof top === "number") found.set(key, top);
  }
  return found;
}
