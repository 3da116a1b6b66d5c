import { matchRoutes, type RouteObject } from "react-router-dom";
import { retrySheets } from "./retry-sheets";

/** Events that show, before the click, that a visitor is likely to follow a link. */
const LINK_INTENT_EVENTS = ["pointerover", "touchstart", "focusin"] as const;

/** Prefetches what a page needs on hover, touch or focus of a link to it. */
export function prefetchRoutes(routes: RouteObject[]) {
  const requested = new Set<RouteObject>();

  const load = async (route: RouteObject) => {
    if (typeof route.lazy !== "function" || requested.has(route)) return;
    requested.add(route);
    try {
      await route.lazy();
    } catch {
      // Not an error yet: following the link tries again and reports the failure.
      requested.delete(route);
    }
  };

  const loadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin || !navigator.onLine) return;
    retrySheets();
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) void load(route);
  };
  for (const type of LINK_INTENT_EVENTS)
    document.addEventListener(type, loadTarget, { passive: true });
}
