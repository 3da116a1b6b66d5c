import { supabaseConfig } from "@/config/env";
import { READ_TIMEOUT_MS } from "@/config/limits";

/** An answer that is older is not used any more: the application then reads again. */
const MAX_AGE_MS = 60_000;

type EarlyAnswer = { response: Promise<Response>; sentAt: number };

/** The answers that the starter got before the application ran, by the addresses of the requests. */
const answers = new Map<string, EarlyAnswer>();

/**
 * Sends a request for rows as the client of the database would, whose code need not be there. The
 * client finds the answer by `takeEarlyAnswer`.
 * @param query a table and the query of its address, see `pageQueries`
 * @throws {TypeError} without a backend or a connection, or for an error response
 */
export async function readEarly(query: string): Promise<unknown> {
  if (!supabaseConfig) throw new TypeError("There is no database.");
  const { url, key } = supabaseConfig;
  const address = new URL(`rest/v1/${query}`, `${url}/`).href;
  const response = fetch(address, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    priority: "low",
  });
  answers.set(address, { response, sentAt: performance.now() });
  try {
    const answer = await response;
    if (!answer.ok) throw new TypeError(`${query} was answered with ${answer.status}.`);
    return await answer.clone().json();
  } catch (error) {
    answers.delete(address);
    throw error;
  }
}

/** The answer to a request that was sent early, once; undefined if there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const { response, sentAt = 0 } = answers.get(address) ?? {};
  answers.delete(address);
  return performance.now() - sentAt < MAX_AGE_MS ? response : undefined;
}
