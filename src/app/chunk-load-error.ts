import type { RouteObject } from "react-router-dom";

/**
 * The chunk of a page could not be loaded: the network is down, or a new release has removed the
 * file that an old tab asks for.
 */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/**
 * Marks failed imports of routes, so that the error screen can tell them from errors in rendering.
 */
export function wrapChunkLoadErrors(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    wrapChunkLoadErrors(children);
    if (typeof lazy !== "function") continue;
    route.lazy = () =>
      lazy().catch((error: unknown) => {
        throw new ChunkLoadError("The code of a page did not arrive.", { cause: error });
      });
  }
  return routes;
}
