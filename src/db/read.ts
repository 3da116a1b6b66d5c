import type { PostgrestClient, PostgrestSingleResponse } from "@supabase/postgrest-js";
import { READ_RETRY_DELAY_MS, READ_TIMEOUT_MS } from "@/config/limits";
import { getReader } from "./client";
import type { Database } from "./database.types";
import { DatabaseError } from "./errors";

type Success<T> = Extract<PostgrestSingleResponse<T>, { error: null }>;
type Read<T> = (
  client: PostgrestClient<Database>,
  /** Ends the request when the time is up; every read passes it to `.abortSignal()`. */
  signal: AbortSignal,
) => PromiseLike<PostgrestSingleResponse<T>>;

/**
 * Runs a read and gives its answer; throws `DatabaseError` or `ClientMissingError`. What may pass
 * (no answer, or a failing server) is tried once more after 300 ms, without a word to anybody.
 * The client's own retries, which would hold a page for seven seconds, are turned off in each read.
 */
export async function readResponse<T>(run: Read<T>): Promise<Success<T>> {
  const client = await getReader();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  let response = await run(client, signal);
  const isTransient = response.status === 0 || response.status >= 500;
  if (response.error && isTransient && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, READ_RETRY_DELAY_MS));
    response = await run(client, signal);
  }
  if (response.error) {
    throw new DatabaseError(response.error.message, response.error.code, response.status);
  }
  return response;
}

/** The rows of a read. */
export async function read<T>(run: Read<T>): Promise<T> {
  return (await readResponse(run)).data;
}
