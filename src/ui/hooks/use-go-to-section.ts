import { useNavigate } from "react-router-dom";
import { TOC_SCROLL } from "@/config/limits";
import { revealElement } from "@/lib/closed-details";
import { findHashTarget } from "@/lib/find-hash-target";
import { scrollToElement } from "@/lib/scroll-to-element";

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
  scrollToElement(section, TOC_SCROLL);
}
