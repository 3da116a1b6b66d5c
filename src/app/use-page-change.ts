import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { hashTargetId } from "@/lib/hash-target";
import { isRenderedFor } from "./rendered-page";
import { readPosition, scrollToPosition, showEntry } from "./scroll-positions";

/** The colon keeps it apart from every id that is made from the text of a heading. */
export const MAIN_ID = "page:main";

/**
 * On every path change: scrolls to the top (spec, section 2.1) and moves the focus to the new
 * page, so that screen readers start there. A link with a hash goes to its target instead; Back
 * and Forward go to where the page was left.
 */
export function usePageChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef<{ pathname: string; key: string }>(null);

  // Before the new page is painted, so that it never shows at the old page's position.
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isNewPath = !isFirst && last.current?.pathname !== pathname;
    const isNewEntry = !isFirst && last.current?.key !== key;
    last.current = { pathname, key };
    const isStep = isNewEntry && navigationType === NavigationType.Pop;
    const isReturn = isStep || (isFirst && isReloadOf(pathname));
    const leftAt = isReturn ? readPosition({ pathname, key }) : undefined;
    let stop: (() => void) | undefined;
    if (isNewPath) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (leftAt !== undefined) stop = scrollToPosition(leftAt);
    else if (isNewPath || isStep) scrollToStart(hash);
    showEntry({ pathname, key });
    return stop;
  }, [pathname, hash, key, navigationType]);
}

/** Loaded before, and drawn by the application: the browser found nothing to scroll. */
function isReloadOf(pathname: string): boolean {
  const root = document.getElementById("root");
  const [load] = performance.getEntriesByType("navigation");
  const isNew = !load || ("type" in load && load.type === "navigate");
  return !isNew && root !== null && !isRenderedFor(root, pathname);
}

function scrollToStart(hash: string) {
  const target = hash ? document.getElementById(hashTargetId(hash)) : null;
  if (target) target.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top: 0, behavior: "instant" });
}
