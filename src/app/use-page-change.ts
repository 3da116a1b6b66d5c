import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hashId } from "@/lib/hash";

/** The colon keeps it apart from every id that a heading of an article can get. */
export const MAIN_ID = "page:main";

/**
 * On every path change: scrolls to the top (spec, section 2.1) and moves the focus to the new
 * page, so that screen readers start there. A link with a hash goes to its target instead.
 */
export function usePageChange() {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.getElementById(MAIN_ID);
    main?.focus({ preventScroll: true });
    const target = hash ? document.getElementById(hashId(hash)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash]);
}
