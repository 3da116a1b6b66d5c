import type { PostgrestClient } from "@supabase/postgrest-js";
import { supabaseConfig } from "@/config/env";
import { UPLOAD_TIMEOUT_MS } from "@/config/limits";
import type { Database } from "./database.types";
import { ClientMissingError, isTimeout } from "./errors";
import { takePrefetched } from "./page-reads";

/** Table queries set their own timeout. A request without one is an upload. */
export const fetchFromBackend: typeof fetch = (input, init = {}) => {
  const signal = init.signal ?? AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return fetch(input, { ...init, signal });
};

/**
 * A read of the page that the starter has sent already is not sent again, unless it has failed. One
 * that got no answer in time has failed for good: nobody waits as long again.
 */
const fetchOnce: typeof fetch = async (input, init) => {
  const sent = takePrefetched(input instanceof Request ? input.url : String(input));
  const answer = await sent?.catch((error: unknown) => {
    if (isTimeout(error)) throw error;
  });
  return answer?.ok ? answer : fetchFromBackend(input, init);
};

type Config = { url: string; key: string };

/**
 * Creates a client on first use, so that its code does not delay the first paint. Rejects with
 * `ClientMissingError` if no backend is configured or the code cannot be loaded.
 */
export function loadOnce<Client>(
  create: (config: Config) => Promise<Client>,
): () => Promise<Client> {
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

/** The client for reading tables only, a fifth of the code. Visitors need no more. */
export const getReader = loadOnce<PostgrestClient<Database>>(async ({ url, key }) => {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient(new URL("rest/v1", `${url}/`).href, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: fetchOnce,
  });
});
