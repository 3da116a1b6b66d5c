import { supabaseConfig } from "@/config/env";
import { READ_TIMEOUT_MS } from "@/config/limits";

/** An answer that is older is not used any more: the application then reads again. */
const MAX_AGE_MS = 60_000;

/** The answers that the starter got before the application ran, by the addresses of the requests. */
const answers = new Map<string, Promise<Response>>();

/**
 * Sends a request for rows as the client of the database would, whose code need not be there. The
 * client finds the answer by `takeEarlyAnswer`.
 * @param query a table and the query of its address, see `pageQueries`
 * @returns the rows; undefined for an error response, or without a backend
 * @throws {TypeError} without a connection
 */
export async function readEarly(query: string): Promise<unknown> {
  if (!supabaseConfig) return undefined;
  const { url, key } = supabaseConfig;
  const address = new URL(`rest/v1/${query}`, `${url}/`).href;
  const response = fetch(address, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    priority: "low",
  });
  answers.set(address, response);
  setTimeout(() => answers.delete(address), MAX_AGE_MS);
  const answer = await response;
  return answer.ok ? await answer.clone().json() : undefined;
}

/** The answer to a request that was sent early, once; undefined if there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}
