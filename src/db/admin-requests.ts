import { getAdminKey } from "./admin-access";
import { extendRequests } from "./client";

// Imported for this effect by whatever writes: how a request proves itself to the database,
// see `private.is_site_admin()` in the migrations.
extendRequests((headers) => {
  const adminKey = getAdminKey();
  if (adminKey) headers.set("x-admin-key", adminKey);
});
