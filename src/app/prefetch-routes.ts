import { matchRoutes, type RouteObject } from "react-router-dom";
import { adminPaths } from "@/config/paths";
import { whenIdle } from "@/lib/when-idle";

/** Where it shows, before the click, that a visitor means to follow a link. */
const INTENT = ["pointerover", "touchstart", "focusin"] as const;

/** The header and the footer lead everywhere: their links wait for the intent. */
const LINKS = 'main a[href^="/"]';

/**
 * Loads a page's code before its link is followed: when the pointer, a finger or the focus
 * reaches it, and for a visitor who has begun to scroll also while it is in view. The first view
 * thus brings no code of other pages along.
 */
export function prefetchRoutes(routes: RouteObject[]) {
  const begun = new Set<RouteObject>();

  const load = async (link: HTMLAnchorElement) => {
    if (!navigator.onLine) return;
    const due = (matchRoutes(routes, link.pathname) ?? [])
      .map(({ route }) => route)
      .filter((route) => typeof route.lazy === "function" && !begun.has(route));
    await Promise.all(
      due.map(async (route) => {
        begun.add(route);
        try {
          if (typeof route.lazy === "function") await route.lazy();
        } catch {
          // No failure yet: following the link tries again, and says so.
          begun.delete(route);
        }
      }),
    );
  };

  const loadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === window.location.origin) void load(link);
  };
  for (const sign of INTENT) document.addEventListener(sign, loadTarget, { passive: true });

  const watch = () => {
    watchLinks(load);
  };
  window.addEventListener("scroll", watch, { once: true, passive: true });
}

/** Hands over one link in view after the other, each in a quiet moment, until the page is left. */
function watchLinks(load: (link: HTMLAnchorElement) => Promise<void>) {
  const inView = new Set<HTMLAnchorElement>();
  let isWaiting = false;

  const request = () => {
    if (isWaiting || inView.size === 0) return;
    isWaiting = true;
    whenIdle(() => void loadNext());
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

  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    request();
  };
  const observer = new IntersectionObserver(note, { threshold: 0.5 });
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      if (!link.pathname.startsWith(adminPaths.dashboard)) observer.observe(link);
    }
  };
  // Pages come and go, and posts arrive late.
  const changes = new MutationObserver(observeLinks);
  observeLinks();
  changes.observe(document.body, { childList: true, subtree: true });

  // Back may bring the page as it is, watching on.
  window.addEventListener("pagehide", () => {
    inView.clear();
  });
}

/** Only Chromium says how it is connected. */
function hasGoodConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection;
  return saveData !== true && (effectiveType === undefined || effectiveType === "4g");
}
