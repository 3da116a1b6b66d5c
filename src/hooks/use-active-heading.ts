import { useEffect, useState } from "react";
import { TOC_VISIBILITY_THRESHOLD } from "@/config/limits";

/**
 * The id of the heading whose section is in view: the topmost visible heading or, between two
 * headings, the last one that went by.
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        let wentBelow = false;
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          if (isIntersecting) {
            visible.add(target.id);
            continue;
          }
          const wasVisible = visible.delete(target.id);
          const isBelow = boundingClientRect.top > (rootBounds?.height ?? window.innerHeight) / 2;
          wentBelow ||= wasVisible && isBelow;
        }
        const topmost = ids.find((id) => visible.has(id));
        if (topmost) setActiveId(topmost);
        // Scrolled up past a heading: its section is left. This may be told after the jump's end.
        else if (wentBelow) setActiveId(findSectionInView(ids));
      },
      { threshold: TOC_VISIBILITY_THRESHOLD },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    // A jump (scroll bar, Home, find in page) passes headings without the observer seeing them.
    const handleScrollEnd = () => {
      setActiveId(findSectionInView(ids));
    };
    document.addEventListener("scrollend", handleScrollEnd);
    return () => {
      observer.disconnect();
      document.removeEventListener("scrollend", handleScrollEnd);
    };
  }, [ids]);

  return activeId;
}

/** By where the headings stand: the first one in view, else the last one above the screen. */
function findSectionInView(ids: readonly string[]): string | null {
  let above: string | null = null;
  for (const id of ids) {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (!box) continue;
    const visiblePx = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
    if (visiblePx >= box.height * TOC_VISIBILITY_THRESHOLD) return id;
    if (box.top < 0) above = id;
  }
  return above;
}
