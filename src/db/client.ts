import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseConfig } from "@/config/env";
import { UPLOAD_TIMEOUT_MS } from "@/config/limits";
import type { Database } from "./database.types";
import { ClientMissingError } from "./errors";

let client: Promise<SupabaseClient<Database>> | null = null;

async function createBackendClient(config: { url: string; key: string }) {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(config.url, config.key, { global: { fetch: fetchFromBackend } });
}

let addHeaders: (headers: Headers) => void = () => undefined;

/** What else every request carries; the admin's code says so, and visitors never load that. */
export function extendRequests(add: typeof addHeaders) {
  addHeaders = add;
}

/** Calls to tables bring their own time limit; what has none is an upload. */
const fetchFromBackend: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  addHeaders(headers);
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
