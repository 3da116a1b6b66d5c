import { matchRoutes, type RouteObject } from "react-router-dom";
import { adminPaths } from "@/config/paths";
import { idle } from "@/lib/idle";

/** Events that show, before the click, that a visitor is likely to follow a link. */
const INTENT_EVENTS = ["pointerover", "touchstart", "focusin"] as const;

/** Links in view are prefetched in the main part only: header and footer link to everything. */
const LINKS = 'main a[href^="/"]';

/**
 * Prefetches the code of pages that are linked here: on hover, touch or focus of a link and, once
 * the visitor has scrolled, for links in view. So the first view loads no code of other pages.
 */
export function prefetchRoutes(routes: RouteObject[]) {
  const started = new Set<RouteObject>();

  const load = async (link: HTMLAnchorElement) => {
    if (!navigator.onLine) return;
    const due = (matchRoutes(routes, link.pathname) ?? [])
      .map(({ route }) => route)
      .filter((route) => typeof route.lazy === "function" && !started.has(route));
    await Promise.all(
      due.map(async (route) => {
        started.add(route);
        try {
          if (typeof route.lazy === "function") await route.lazy();
        } catch {
          // Not an error yet: following the link tries again and reports the failure.
          started.delete(route);
        }
      }),
    );
  };

  const loadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === window.location.origin) void load(link);
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, loadTarget, { passive: true });

  const startWatching = () => {
    watchLinks(load);
  };
  window.addEventListener("scroll", startWatching, { once: true, passive: true });
}

/** Passes the links in view to `load`, one at a time, each when the browser is idle. */
function watchLinks(load: (link: HTMLAnchorElement) => Promise<void>) {
  const inView = new Set<HTMLAnchorElement>();
  let isWaiting = false;

  const request = () => {
    if (isWaiting || inView.size === 0) return;
    isWaiting = true;
    void idle().then(loadNext);
  };
  const loadNext = async () => {
    const [link] = inView;
    if (link) {
      inView.delete(link);
      if (hasGoodConnection()) await load(link);
    }
    isWaiting = false;
    request();
  };

  const handleIntersection = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    request();
  };
  const observer = new IntersectionObserver(handleIntersection, { threshold: 0.5 });
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      if (!link.pathname.startsWith(adminPaths.dashboard)) observer.observe(link);
    }
  };
  // Client-side navigation replaces the links, and posts are rendered after their data has loaded.
  const changes = new MutationObserver(observeLinks);
  observeLinks();
  changes.observe(document.body, { childList: true, subtree: true });

  // The back/forward cache can restore this page with its observers running:
  // https://web.dev/articles/bfcache
  window.addEventListener("pagehide", () => {
    inView.clear();
  });
}

/**
 * Assumes a good connection where the Network Information API is missing, which is everywhere but
 * in Chromium: https://developer.mozilla.org/docs/Web/API/NetworkInformation
 */
function hasGoodConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection;
  return saveData !== true && (effectiveType === undefined || effectiveType === "4g");
}
