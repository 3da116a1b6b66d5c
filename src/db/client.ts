import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseConfig } from "@/config/env";
import type { Database } from "./database.types";
import { ClientMissingError } from "./errors";

let client: Promise<SupabaseClient<Database>> | null = null;

async function createBackendClient(config: { url: string; key: string }) {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(config.url, config.key);
}

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
