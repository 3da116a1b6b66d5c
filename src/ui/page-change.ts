import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { readStored, writeStored } from "@/data/browser/safe-storage";
import { isPrerenderedFor } from "@/data/page-data";
import { findLinked } from "@/lib/anchors";
import { isRecord, parseJson } from "@/lib/json";

/*
 * What the browser does when a document is loaded, for pages that the router changes. Not by the
 * router's `ScrollRestoration`: at hydration it would scroll to where a reloaded page was left, though
 * the visitor has scrolled on since; on Back it scrolls once, though stored content makes the page
 * longer later; and it has one position for the first entries of all loads.
 */

/** The colon keeps this id distinct from the ids of headings, which are made from their words. */
export const MAIN_ID = "page:main";

/**
 * After a navigation: scrolls to the top and moves the focus to the new page,
 * so that screen readers continue there. A hash scrolls to its target instead; Back and Forward
 * restore the scroll position.
 */
export function usePageChange() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef<{ pathname: string; key: string }>(null);

  // A layout effect runs before the browser paints, so the new page never shows at the old
  // position: https://react.dev/reference/react/useLayoutEffect
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isNewPath = !isFirst && last.current?.pathname !== pathname;
    const isNewEntry = !isFirst && last.current?.key !== key;
    last.current = { pathname, key };
    const isBackOrForward = isNewEntry && navigationType === NavigationType.Pop;
    const isReturn = isBackOrForward || (isFirst && isReloadOf(pathname));
    const savedTop = isReturn ? positions[key] : undefined;
    let stop: (() => void) | undefined;
    if (isNewPath) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
    if (typeof savedTop === "number") stop = scrollToPosition(savedTop);
    else if (isNewPath || isBackOrForward) scrollToStart();
    currentKey = key;
    positions[key] = window.scrollY;
    return stop;
  }, [pathname, key, navigationType]);
}

/**
 * Whether this is a reload, or a return from another site, of a page that is not prerendered. The
 * browser restores the scroll position before such a page is rendered, so we have to do it.
 */
function isReloadOf(pathname: string): boolean {
  const root = document.getElementById("root");
  const [load] = performance.getEntriesByType("navigation");
  const isNew = !load || ("type" in load && load.type === "navigate");
  return !isNew && root !== null && !isPrerenderedFor(root, pathname);
}

function scrollToStart() {
  const target = findLinked();
  if (target) target.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top: 0, behavior: "instant" });
}

/** Events of a visitor who scrolls or interacts: after them the page must not move by itself. */
const INTERACTION_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to `top` (CSS px) at once, and again whenever the page grows, until the position is
 * reached: stored content is rendered later. The returned function stops it.
 */
function scrollToPosition(top: number): () => void {
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

const STORAGE_KEY = "scrollPositions";

/** The vertical scroll position in CSS px at which each entry of the tab's history was left, by its key. */
const positions: Record<string, unknown> = readStoredPositions();

/** The key of the entry whose page is rendered. */
let currentKey: string | undefined;

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
    if (currentKey) positions[currentKey] = window.scrollY;
  };
  const savePositions = () => {
    window.history.scrollRestoration = "auto";
    writeStored("sessionStorage", STORAGE_KEY, JSON.stringify(positions));
  };
  // The router would give the first entries of all loads the same key, though the same page may have
  // been loaded for several entries.
  const state: unknown = window.history.state;
  if (!isRecord(state) || !state["key"]) {
    const key = String(performance.timeOrigin);
    window.history.replaceState({ ...(isRecord(state) && state), key }, "");
  }
  restoreManually();
  window.addEventListener("scroll", recordPosition, { passive: true });
  window.addEventListener("popstate", recordPosition);
  window.addEventListener("pageshow", restoreManually);
  window.addEventListener("pagehide", savePositions);
}

function readStoredPositions() {
  const stored = parseJson(readStored("sessionStorage", STORAGE_KEY));
  return isRecord(stored) ? stored : {};
}
