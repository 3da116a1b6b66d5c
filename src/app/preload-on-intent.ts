import { matchRoutes, type RouteObject } from "react-router-dom";

/** Loads a page's code when the pointer or the focus reaches a link to it. */
export function preloadOnIntent(routes: RouteObject[]) {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failure here is none yet: following the link tries again, and says so.
      if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
    }
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);
}
