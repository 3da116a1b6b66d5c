import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { hashTargetId } from "@/lib/hash-target";
import { isPrerenderedFor } from "./prerendered-page";
import { readScrollPosition, scrollToPosition, setCurrentEntry } from "./scroll-restoration";

/** The colon keeps this id distinct from the ids of headings, which are made from their words. */
export const MAIN_ID = "page:main";

/**
 * After a navigation: scrolls to the top and moves the focus to the new page,
 * so that screen readers continue there. A hash scrolls to its target instead; Back and Forward
 * restore the scroll position.
 */
export function usePageChange() {
  const { pathname, hash, key } = useLocation();
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
    const savedTop = isReturn ? readScrollPosition({ pathname, key }) : undefined;
    let stop: (() => void) | undefined;
    if (isNewPath) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
    if (savedTop !== undefined) stop = scrollToPosition(savedTop);
    else if (isNewPath || isBackOrForward) scrollToStart(hash);
    setCurrentEntry({ pathname, key });
    return stop;
  }, [pathname, hash, key, navigationType]);
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

function scrollToStart(hash: string) {
  const target = hash ? document.getElementById(hashTargetId(hash)) : null;
  if (target) target.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top: 0, behavior: "instant" });
}
