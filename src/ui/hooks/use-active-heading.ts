import { useEffect, useState } from "react";
import { TOC_VISIBILITY_THRESHOLD } from "@/config/limits";
import { isInClosedDetails } from "@/lib/closed-details";

/**
 * The id of the heading whose section is in view: the topmost visible heading or, between two
 * headings, the last one above the screen. Headings in closed `details` are left out.
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
        // Scrolling up moved a heading below the screen, so its section was left. The observer may
        // report this after the `scrollend` event.
        else if (wentBelow) setActiveId(findSectionInView(ids));
      },
      { threshold: TOC_VISIBILITY_THRESHOLD },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    // Jumps (scroll bar, Home, find-in-page) pass headings without the observer noticing.
    const lookAgain = () => {
      setActiveId(findSectionInView(ids));
    };
    document.addEventListener("scrollend", lookAgain);
    document.addEventListener("toggle", lookAgain, { capture: true }); // it does not bubble
    return () => {
      observer.disconnect();
      document.removeEventListener("scrollend", lookAgain);
      document.removeEventListener("toggle", lookAgain, { capture: true });
    };
  }, [ids]);

  return activeId;
}

/** The first heading in view, or the last one above the screen. */
function findSectionInView(ids: readonly string[]): string | null {
  let above: string | null = null;
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (!heading || isInClosedDetails(heading)) continue;
    const box = heading.getBoundingClientRect();
    const visiblePx = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
    if (visiblePx >= box.height * TOC_VISIBILITY_THRESHOLD) return id;
    if (box.top < 0) above = id;
  }
  return above;
}
