import { getAdminKey } from "./browser/admin-access";
import { extendRequests, getClient } from "./client";

// Imported for its side effect by modules that write: authenticates requests to the database, see
// `private.is_site_admin()` in the migrations.
extendRequests((headers) => {
  const adminKey = getAdminKey();
  if (adminKey) headers.set("x-admin-key", adminKey);
});

/**
 * Loads the client ahead of the first save. If the network fails then, the save reports that
 * instead of a missing client.
 */
export function preloadClient(): void {
  getClient().catch(() => undefined);
}
