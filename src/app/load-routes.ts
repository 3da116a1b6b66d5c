import type { RouteMatch } from "react-router-dom";

/**
 * Loads the modules of matched lazy routes and stores them in the routes, so that a router created
 * afterwards renders them synchronously, as hydration requires. Rejects when a chunk cannot be
 * loaded; the router then tries again itself.
 */
export async function loadRoutes(matches: readonly RouteMatch[]) {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
