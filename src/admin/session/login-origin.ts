import { adminPaths } from "@/config/paths";
import { isRecord } from "@/lib/json";

/**
 * The page to return to after logging in, from the location state. The state can be anything that
 * is in the browser's history, so everything but an admin page becomes the dashboard.
 */
export function readLoginOrigin(state: unknown): string {
  const from = isRecord(state) ? state["from"] : null;
  if (typeof from !== "string" || !URL.canParse(from, window.location.origin)) {
    return adminPaths.dashboard;
  }
  const { origin, pathname, search, hash } = new URL(from, window.location.origin);
  const isGuarded =
    origin === window.location.origin &&
    /^\/admin(\/|$)/i.test(pathname) &&
    !/^\/admin\/login\/?$/i.test(pathname);
  return isGuarded ? pathname + search + hash : adminPaths.dashboard;
}
