import { useNavigate } from "react-router-dom";
import { TOC_SCROLL } from "@/config/limits";
import { revealElement } from "@/lib/closed-details";
import { findHashTarget } from "@/lib/find-hash-target";
import { scrollToElement } from "@/lib/scroll-to-element";

/**
 * Returns a function that scrolls to an element of the page, sets the hash and moves the focus. The
 * ids "" and "top" are the start of the page, as in HTML; unknown ids are ignored.
 */
export function useGoToSection(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    const target = findHashTarget(id);
    const isTop = /^(top)?$/i.test(id);
    const section = target ?? (isTop ? document.querySelector("main") : null);
    if (!section) return;
    revealElement(section);
    // Synchronously: scrolling starts now, and Back could be pressed before a transition is
    // rendered.
    void navigate({ hash: target?.id ?? id }, { preventScrollReset: true, flushSync: true });
    if (section.tabIndex < 0) section.tabIndex = -1; // a link can have the focus already
    section.focus({ preventScroll: true });
    scrollToElement(section, TOC_SCROLL);
  };
}
