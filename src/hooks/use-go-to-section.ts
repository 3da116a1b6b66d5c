import { useNavigate } from "react-router-dom";
import { TOC_SCROLL_DURATION_MS, TOC_SCROLL_OFFSET_PX } from "@/config/limits";
import { scrollToElement } from "@/lib/scroll-to-element";

/**
 * Returns a function that scrolls to an element of the page (spec, section 9), sets the hash and
 * moves the focus. Unknown ids are ignored.
 */
export function useGoToSection(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    const section = document.getElementById(id);
    if (!section) return;
    // Synchronously: scrolling starts now, and Back could be pressed before a transition is
    // rendered.
    void navigate({ hash: id }, { preventScrollReset: true, flushSync: true });
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    scrollToElement(section, {
      offsetPx: TOC_SCROLL_OFFSET_PX,
      durationMs: TOC_SCROLL_DURATION_MS,
    });
  };
}
