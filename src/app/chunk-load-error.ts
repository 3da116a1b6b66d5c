import type { RouteObject } from "react-router-dom";

/**
 * The chunk of a page could not be loaded: the network is down, or a new release has removed the
 * file that an old tab asks for.
 */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** A style sheet that takes longer does not keep a page from being shown. */
const SHEETS_LIMIT_MS = 5000;

/**
 * Marks failed imports of routes, so that the error screen can tell them from errors in rendering.
 */
export function wrapChunkLoadErrors(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    wrapChunkLoadErrors(children);
    if (typeof lazy !== "function") continue;
    route.lazy = async () => {
      const timer = setTimeout(giveUpSheets, SHEETS_LIMIT_MS);
      try {
        return await lazy();
      } catch (error) {
        throw new ChunkLoadError("The code of a page did not arrive.", { cause: error });
      } finally {
        clearTimeout(timer);
      }
    };
  }
  return routes;
}

/** Makes Vite, which waits for the style sheets of a chunk, take those still loading as failed. */
function giveUpSheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (!link.sheet) link.dispatchEvent(new Event("error"));
  }
}
