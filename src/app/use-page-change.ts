import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { hashId } from "@/lib/hash";

/** The colon keeps it apart from every id that is made from the text of a heading. */
export const MAIN_ID = "page:main";

/**
 * On every path change: scrolls to the top (spec, section 2.1) and moves the focus to the new
 * page, so that screen readers start there. A link with a hash goes to its target instead, and so
 * do Back and Forward between the hashes of one page.
 */
export function usePageChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ pathname, key });

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  // Before the new page is painted, so that it never shows at the old page's position.
  useLayoutEffect(() => {
    const isNewPath = last.current.pathname !== pathname;
    const isNewEntry = last.current.key !== key;
    last.current = { pathname, key };
    const target = hash ? document.getElementById(hashId(hash)) : null;
    const isStep = isNewEntry && navigationType === NavigationType.Pop;
    if (isNewPath) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (!isNewPath && !isStep) return;
    if (target) target.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, key, navigationType]);
}
