import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseConfig } from "@/config/env";
import { UPLOAD_TIMEOUT_MS } from "@/config/limits";
import { removeUnstorable } from "@/lib/clean-text";
import type { Database } from "./database.types";
import { ClientMissingError } from "./errors";

let addHeaders: (headers: Headers) => void = () => undefined;

/** Adds headers to every request. Set by the admin's code, which visitors do not load. */
export function extendRequests(add: typeof addHeaders) {
  addHeaders = add;
}

/** Table queries set their own timeout. A request without one is an upload. */
const fetchFromBackend: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  addHeaders(headers);
  const signal = init.signal ?? AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return fetch(input, { ...init, headers, signal });
};

/** Texts may come from a PDF, with characters that the database refuses or that break the feed. */
const fetchForWriting: typeof fetch = (input, init = {}) => {
  const { body } = init;
  return fetchFromBackend(
    input,
    typeof body === "string" ? { ...init, body: cleanJson(body) } : init,
  );
};

function cleanJson(json: string): string {
  return JSON.stringify(JSON.parse(json), (_name, value: unknown) =>
    typeof value === "string" ? removeUnstorable(value) : value,
  );
}

type Config = { url: string; key: string };

/**
 * Creates a client on first use, so that its code does not delay the first paint. Rejects with
 * `ClientMissingError` if no backend is configured or the code cannot be loaded.
 */
function loadOnce<Client>(create: (config: Config) => Promise<Client>): () => Promise<Client> {
  let client: Promise<Client> | null = null;
  return () => {
    if (!supabaseConfig) return Promise.reject(new ClientMissingError());
    client ??= create(supabaseConfig).catch((error: unknown) => {
      client = null; // lets the next call try again
      throw new ClientMissingError({ cause: error });
    });
    return client;
  };
}

/** The complete Supabase client, for writing. */
export const getClient = loadOnce<SupabaseClient<Database>>(async ({ url, key }) => {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(url, key, { global: { fetch: fetchForWriting } });
});

/** The client for reading tables only, a fifth of the code. Visitors need no more. */
export const getReader = loadOnce<PostgrestClient<Database>>(async ({ url, key }) => {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient(new URL("rest/v1", `${url}/`).href, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: fetchFromBackend,
  });
});
