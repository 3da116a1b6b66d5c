import type { RouteObject } from "react-router-dom";

/** The code of a page did not arrive: no network, or an old tab after a new release. */
export class MissingCodeError extends Error {
  override readonly name = "MissingCodeError";
}

/** Lets the error screen tell code that did not arrive from code that broke. */
export function nameMissingCode(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    nameMissingCode(children);
    if (typeof lazy !== "function") continue;
    route.lazy = () =>
      lazy().catch((error: unknown) => {
        throw new MissingCodeError("The code of a page did not arrive.", { cause: error });
      });
  }
  return routes;
}
