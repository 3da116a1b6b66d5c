import { getAdminKey } from "./admin-access";
import { extendRequests, getClient } from "./client";

// Imported for this effect by whatever writes: how a request proves itself to the database,
// see `private.is_site_admin()` in the migrations.
extendRequests((headers) => {
  const adminKey = getAdminKey();
  if (adminKey) headers.set("x-admin-key", adminKey);
});

/** Fetches the client ahead: a save then tells of the network, and not that there is no client. */
export function preloadClient(): void {
  getClient().catch(() => undefined);
}
