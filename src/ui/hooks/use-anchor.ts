import { useEffect, useEffectEvent, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isPageId, makeAnchorFinder } from "@/lib/content-ids";
import {
  arriveAt,
  hashTargetId,
  isInClosedDetails,
  revealElement,
  scrollToElement,
} from "@/lib/anchors";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * The element of the page that a hash with this id leads to. In articles it may have a similar id,
 * see `toContentId`.
 */
function findHashTarget(id: string): HTMLElement | null {
  const exact = isPageId(id) ? null : document.getElementById(id);
  if (exact) return exact;
  return makeAnchorFinder(document.querySelectorAll<HTMLElement>(".prose [id]"))(id) ?? null;
}

/**
 * Scrolls to the part of a text that the address names, when the text arrives and when the address
 * is changed by hand, where the browser cannot do it.
 */
export function useHashTarget(textRef: RefObject<HTMLElement | null>, text: unknown): void {
  const isHydrated = useIsHydrated();

  const goToTarget = useEffectEvent((hasBrowserTried: boolean) => {
    const id = hashTargetId(window.location.hash);
    const target = findHashTarget(id);
    if (!target || !textRef.current?.contains(target)) return;
    // The browser knows no ids but equal ones, and not every browser opens `details`.
    const isFound = target.id === id && !isInClosedDetails(target);
    if (hasBrowserTried && isFound) return;
    revealElement(target);
    arriveAt(target);
  });

  useEffect(() => {
    // In a prerendered page the browser has scrolled already, and the visitor may have moved on.
    if (isHydrated || window.scrollY === 0) goToTarget(!isHydrated);
    // Only when the text arrives; links scroll by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);

  useEffect(() => {
    const handleHashChange = () => {
      goToTarget(true);
    };
    window.addEventListener("hashchange", handleHashChange);
    return () => {
      window.removeEventListener("hashchange", handleHashChange);
    };
  }, []);
}

/** React Router's key of an entry that it has not made. The focus stays: nothing was clicked. */
const TYPED_ADDRESS_KEY = "default";

/**
 * Opens the entry of an accordion that the hash names, scrolls to it and, after a link, focuses it. In
 * a prerendered page the browser has done that, and the visitor may have moved on.
 */
export function useLinkedEntry(entries: readonly { id: string }[]) {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();

  const openEntry = useEffectEvent(() => {
    const id = hashTargetId(hash);
    const isEntry = isHydrated && entries.some((entry) => entry.id === id);
    const details = isEntry ? document.getElementById(id)?.closest("details") : null;
    if (!details) return null;
    details.open = true;
    if (key !== TYPED_ADDRESS_KEY) details.querySelector("summary")?.focus({ preventScroll: true });
    return details;
  });

  useEffect(() => {
    const details = openEntry();
    // In the next frame, because a smooth scroll of the browser to the hash, when interrupted,
    // moves once more.
    const frame = requestAnimationFrame(() => {
      details?.scrollIntoView({ behavior: "instant" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [hash, key]);
}

/** Returns a function that goes to an element of the page, and sets the hash. */
export function useGoToSection(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    goToSection(id, (hash) => {
      // Synchronously: scrolling starts now, and Back could be pressed before a transition is
      // rendered.
      void navigate({ hash }, { preventScrollReset: true, flushSync: true });
    });
  };
}

/**
 * Scrolls to an element of the page and moves the focus. The ids "" and "top" are the start of the
 * page, as in HTML; unknown ids are ignored.
 */
export function goToSection(id: string, setHash?: (hash: string) => void): void {
  const target = findHashTarget(id);
  const isTop = /^(top)?$/i.test(id);
  const section = target ?? (isTop ? document.querySelector("main") : null);
  if (!section) return;
  revealElement(section);
  setHash?.(target?.id ?? id);
  if (section.tabIndex < 0) section.tabIndex = -1; // a link can have the focus already
  section.focus({ preventScroll: true });
  scrollToElement(section);
}
