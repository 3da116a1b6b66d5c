import type { SupabaseClient } from "@supabase/supabase-js";
import { removeUnstorable } from "@/lib/clean-text";
import { getAdminKey } from "./browser/admin-access";
import { fetchFromBackend, loadOnce } from "./client";
import type { Database } from "./database.types";
import { AccessRefusedError, toDatabaseError, type DatabaseError, type FailedCall } from "./errors";

/**
 * The complete Supabase client, for writing. Its requests carry the admin key, see
 * `private.is_site_admin()` in the migrations.
 */
export const getClient = loadOnce<SupabaseClient<Database>>(async ({ url, key }) => {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(url, key, { global: { fetch: fetchAsAdmin } });
});

const fetchAsAdmin: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const adminKey = getAdminKey();
  if (adminKey) headers.set("x-admin-key", adminKey);
  const { body } = init;
  const cleaned = typeof body === "string" ? { body: cleanJson(body) } : {};
  return fetchFromBackend(input, { ...init, headers, ...cleaned });
};

/** Texts may come from a PDF, with characters that the database refuses or that break the feed. */
function cleanJson(json: string): string {
  return JSON.stringify(JSON.parse(json), (_name, value: unknown) =>
    typeof value === "string" ? removeUnstorable(value) : value,
  );
}

/**
 * PostgreSQL's error code `insufficient_privilege`: a policy or a function refused the admin key.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const INSUFFICIENT_PRIVILEGE = "42501";

/** The error of a call with the admin key. */
export function toAdminError(call: FailedCall): AccessRefusedError | DatabaseError {
  const error = toDatabaseError(call);
  const isRefusal = error.code === INSUFFICIENT_PRIVILEGE || [401, 403].includes(call.status);
  return isRefusal ? new AccessRefusedError(error.message, { cause: error.cause }) : error;
}
