import { useNavigate } from "react-router-dom";
import { TOC_SCROLL_DURATION_MS, TOC_SCROLL_OFFSET_PX } from "@/config/limits";
import { scrollToElement } from "@/lib/scroll-to-element";

/**
 * Goes to a part of the page: scrolls there (spec, section 9), puts the hash into the address and
 * moves the focus, so that the keyboard goes on from there. Nothing happens for an unknown id.
 */
export function useGoToSection(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    const section = document.getElementById(id);
    if (!section) return;
    // At once: the scroll is, and Back may follow before a transition would have been rendered.
    void navigate({ hash: id }, { preventScrollReset: true, flushSync: true });
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    scrollToElement(section, {
      offsetPx: TOC_SCROLL_OFFSET_PX,
      durationMs: TOC_SCROLL_DURATION_MS,
    });
  };
}
