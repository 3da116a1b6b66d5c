import { matchRoutes, type RouteObject } from "react-router-dom";

/** Events that show, before the click, that a visitor is likely to follow a link. */
const LINK_INTENT_EVENTS = ["pointerover", "touchstart", "focusin"] as const;

/** Prefetches what a page needs on hover, touch or focus of a link to it. */
export function prefetchRoutes(routes: RouteObject[]) {
  const requested = new Set<RouteObject>();

  const loadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin || !navigator.onLine) return;
    retrySheets();
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== "function" || requested.has(route)) continue;
      requested.add(route);
      // A failure is no error yet: following the link tries again and reports it.
      route.lazy().catch(() => requested.delete(route));
    }
  };
  for (const type of LINK_INTENT_EVENTS)
    document.addEventListener(type, loadTarget, { passive: true });
}

/** Requests style sheets that have failed again: the next page may need them. */
function retrySheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][href^="/"]',
  )) {
    if (hasFailed(link)) link.replaceWith(link.cloneNode());
  }
}

/** Without events, which may have come before this code. A link that is still loading has no sheet. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    // Chromium's sheet of a failed request counts as one of another origin, whose rules nobody may read.
    return true;
  }
}
