import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { isHtmlOf, isPrerenderedFor, readPageData } from "@/data/page-data";
import { recordScrollPositions } from "@/ui/page-change";
import { App } from "./app";
import { loadRoutes, routes } from "./routes";
import { surviveTranslation } from "./survive-translation";

/**
 * The page's own metadata in the head. React removes only what it has hydrated, so these tags would
 * be duplicated when the page is rendered anew. How React places them:
 * https://react.dev/reference/react-dom/components/title
 */
const PAGE_HEAD =
  "title, meta[property], meta:is([name=description], [name=robots], [name^=twitter]), link:is([rel=canonical], [rel=alternate])";

/**
 * Runs the application in `root`. Hydrates the page if it was prerendered, and shows then what the
 * query asks for; otherwise renders it. Resolves after hydration; rejects when its code does not arrive.
 * @param undoEarlyChanges returns the page to what was rendered, and keeps it so until the function
 * that it returns is called
 */
export async function runApplication(
  root: HTMLElement,
  undoEarlyChanges: () => () => void,
): Promise<void> {
  const canHydrate = await loadPage(root);
  const releasePopState = delayPopState();
  recordScrollPositions();
  const router = createBrowserRouter(routes);
  const { siteImages } = readPageData();
  // From now on a link is followed within the application, which needs no HTML.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const endUndoing = undoEarlyChanges();
  const handleRender = () => {
    endUndoing();
    surviveTranslation();
  };
  await new Promise<void>((resolve) => {
    const app = (
      <App siteImages={siteImages} onRender={handleRender} onHydrated={resolve}>
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      </App>
    );
    if (canHydrate) {
      startTransition(() => void hydrateRoot(root, app));
    } else {
      for (const tag of document.head.querySelectorAll(PAGE_HEAD)) tag.remove();
      createRoot(root).render(app);
    }
  });
  releasePopState();
}

/**
 * Loads the code of the page at this address, again if Back or Forward changes the address
 * meanwhile. Resolves to whether the page is prerendered.
 */
async function loadPage(root: HTMLElement): Promise<boolean> {
  const { href, pathname } = window.location;
  const matches = matchRoutes(routes, window.location) ?? [];
  let canHydrate = isHtmlOf(root, pathname, matches.at(-1)?.route.path);
  try {
    await loadRoutes(matches);
  } catch (error) {
    // What was asked for stays readable without the application, so it is left as it is.
    if (isPrerenderedFor(root, window.location.pathname)) throw error;
    canHydrate = false;
  }
  return window.location.href === href ? canHydrate : loadPage(root);
}

/**
 * Delays Back and Forward until hydration is over. Without this, the router would change its state
 * to another page than the one in the HTML, and hydration would fail. The returned function ends
 * the delay and, if the visitor did navigate, dispatches one `popstate` event for the router to
 * read the current entry. See https://developer.mozilla.org/docs/Web/API/Window/popstate_event
 */
function delayPopState(): () => void {
  let isDelayed = false;
  const delay = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isDelayed = true;
  };
  window.addEventListener("popstate", delay, true);
  return () => {
    window.removeEventListener("popstate", delay, true);
    const state: unknown = window.history.state;
    if (isDelayed) window.dispatchEvent(new PopStateEvent("popstate", { state }));
  };
}
