import type { SupabaseClient } from "@supabase/supabase-js";
import { removeUnstorable } from "@/lib/clean-text";
import { getAdminKey } from "./browser/admin-access";
import { fetchFromBackend, loadOnce } from "./client";
import type { Database } from "./database.types";
import {
  AccessRefusedError,
  FUNCTION_MISSING,
  toDatabaseError,
  type DatabaseError,
  type FailedCall,
} from "./errors";

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
  if (adminKey && !headers.has("x-admin-key")) headers.set("x-admin-key", adminKey);
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

type Functions = Database["public"]["Functions"];

/**
 * Calls a function of the database as the admin. Null if it has no such function.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function callFunction<Name extends keyof Functions>(
  name: Name,
  timeoutMs: number,
  ...args: Functions[Name]["Args"] extends never ? [] : [Functions[Name]["Args"]]
): Promise<unknown> {
  const client = await getClient();
  // Logging out leaves the page a moment later, and the browser logs a refused request as an error.
  if (getAdminKey() === null) throw new AccessRefusedError();
  const signal = AbortSignal.timeout(timeoutMs);
  const { data, error, status } = await client.rpc(name, ...args).abortSignal(signal);
  if (error === null && status === 200) return data;
  if (error?.code === FUNCTION_MISSING) return null;
  throw toAdminError({ error, status, signal, timeoutMs });
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
