import { adminPaths } from "@/config/paths";
import { isRecord } from "@/lib/json";

/**
 * Where the guard was asked to lead to, from the state of the location. It is what a browser's
 * history says, so anything but a page behind the guard becomes the dashboard.
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
