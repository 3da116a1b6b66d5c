import type { PostgrestClient, PostgrestSingleResponse } from "@supabase/postgrest-js";
import { READ_RETRY_DELAY_MS, READ_TIMEOUT_MS } from "@/config/limits";
import { getReader } from "./client";
import type { Database } from "./database.types";
import { nonsenseError, toDatabaseError } from "./faults";
import { listOf, type Shape } from "./shapes";

type Success<T> = Extract<PostgrestSingleResponse<T>, { error: null }>;
type Read<T> = (
  client: PostgrestClient<Database>,
  /** Ends the request when the time is up; every read passes it to `.abortSignal()`. */
  signal: AbortSignal,
) => PromiseLike<PostgrestSingleResponse<T[]>>;

/**
 * Runs a read and gives its answer, whose rows are all of this shape; throws `DatabaseError` or
 * `ClientMissingError`. What may pass (no answer, or a failing server) is tried once more after
 * 300 ms, without a word to anybody. The client's own retries, which would hold a page for seven
 * seconds, are turned off in each read.
 */
export async function readResponse<T>(isRow: Shape, run: Read<T>): Promise<Success<T[]>> {
  const client = await getReader();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  let response = await run(client, signal);
  const isTransient = response.status === 0 || response.status >= 500;
  if (isTransient && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, READ_RETRY_DELAY_MS));
    response = await run(client, signal);
  }
  const { error, status } = response;
  if (status === 0 || status >= 400) {
    throw toDatabaseError({ error, status, signal, timeoutMs: READ_TIMEOUT_MS });
  }
  if (response.error || !listOf(isRow)(response.data)) throw nonsenseError();
  return response;
}

/** The rows of a read. */
export async function read<T>(isRow: Shape, run: Read<T>): Promise<T[]> {
  return (await readResponse(isRow, run)).data;
}

/** The only row of a read that finds at most one; null when it finds none. */
export async function readOne<T>(isRow: Shape, run: Read<T>): Promise<T | null> {
  const [row = null] = await read(isRow, run);
  return row;
}
