import type { RouteMatch } from "react-router-dom";

/**
 * Loads the code of matched routes and puts it into them, so that a router that is then created
 * can render them at once. Rejects when code does not arrive; the router then tries again itself.
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
