import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseConfig } from "@/config/env";
import { UPLOAD_TIMEOUT_MS } from "@/config/limits";
import { getAdminKey } from "./admin-access";
import type { Database } from "./database.types";
import { ClientMissingError } from "./errors";

let client: Promise<SupabaseClient<Database>> | null = null;

async function createBackendClient(config: { url: string; key: string }) {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(config.url, config.key, { global: { fetch: fetchAsAdmin } });
}

/**
 * While the admin is unlocked, each request proves it (`private.is_site_admin()` in the
 * migrations). Calls to tables bring their own time limit; what has none is an upload.
 */
const fetchAsAdmin: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const adminKey = getAdminKey();
  if (adminKey) headers.set("x-admin-key", adminKey);
  const signal = init.signal ?? AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return fetch(input, { ...init, headers, signal });
};

/**
 * The backend client, loaded with the first call so that it is not on the way to the first paint.
 * Rejects with `ClientMissingError` when no backend is configured or its code did not arrive.
 */
export function getClient(): Promise<SupabaseClient<Database>> {
  if (!supabaseConfig) return Promise.reject(new ClientMissingError());
  client ??= createBackendClient(supabaseConfig).catch((error: unknown) => {
    client = null; // the next call tries again
    throw new ClientMissingError({ cause: error });
  });
  return client;
}
