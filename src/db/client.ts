import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseConfig } from "@/config/env";
import { UPLOAD_TIMEOUT_MS } from "@/config/limits";
import type { Database } from "./database.types";
import { ClientMissingError } from "./errors";

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

type Config = { url: string; key: string };

/**
 * A client that is loaded with the first call, so that it is not on the way to the first paint.
 * Rejects with `ClientMissingError` when no backend is configured or its code did not arrive.
 */
function loadOnce<Client>(create: (config: Config) => Promise<Client>): () => Promise<Client> {
  let client: Promise<Client> | null = null;
  return () => {
    if (!supabaseConfig) return Promise.reject(new ClientMissingError());
    client ??= create(supabaseConfig).catch((error: unknown) => {
      client = null; // the next call tries again
      throw new ClientMissingError({ cause: error });
    });
    return client;
  };
}

/** The whole backend client: what staff write with. */
export const getClient = loadOnce<SupabaseClient<Database>>(async ({ url, key }) => {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(url, key, { global: { fetch: fetchFromBackend } });
});

/** The part of it that reads tables, a fifth of the code: all that visitors need. */
export const getReader = loadOnce<PostgrestClient<Database>>(async ({ url, key }) => {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient(new URL("rest/v1", `${url}/`).href, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: fetchFromBackend,
  });
});
