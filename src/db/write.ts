import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { WRITE_TIMEOUT_MS } from "@/config/limits";
import "./admin-requests";
import { getClient } from "./client";
import type { Database } from "./database.types";
import { AccessRefusedError, DatabaseError, RowGoneError } from "./errors";

type Write<T> = (
  client: SupabaseClient<Database>,
  /** Ends the request when the time is up; every write passes it to `.abortSignal()`. */
  signal: AbortSignal,
) => PromiseLike<PostgrestSingleResponse<T[]>>;

/** PostgreSQL's `insufficient_privilege`: a policy refused the new row. */
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Runs a write that asks for its rows back, and gives the first of them. Row-level security
 * answers a forbidden update or delete with no rows and no error, so none is a fault: of a row
 * that `exists` still finds, it means that access was refused.
 * @throws {AccessRefusedError | RowGoneError | DatabaseError | ClientMissingError}
 */
export async function writeRow<T>(run: Write<T>, exists: () => Promise<boolean>): Promise<T> {
  const client = await getClient();
  const signal = AbortSignal.timeout(WRITE_TIMEOUT_MS);
  const { data, error, status } = await run(client, signal);
  if (error) {
    if (error.code === INSUFFICIENT_PRIVILEGE || status === 401 || status === 403) {
      throw new AccessRefusedError(error.message);
    }
    throw new DatabaseError(status === 0 ? noAnswer(signal) : error.message, error.code, status);
  }
  const [row] = data;
  if (row !== undefined) return row;
  if (await exists()) throw new AccessRefusedError();
  throw new RowGoneError();
}

function noAnswer(signal: AbortSignal): string {
  return signal.aborted
    ? `The database did not answer within ${WRITE_TIMEOUT_MS / 1000} seconds.`
    : "The database could not be reached. Check your connection and try again.";
}
