import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import "./admin-requests";
import { getClient } from "./client";
import type { Database } from "./database.types";
import { AccessRefusedError, DatabaseError, RowGoneError } from "./errors";
import { nonsenseError, toDatabaseError } from "./faults";

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
  if (status === 0 || status >= 400) {
    const fault = toDatabaseError({ error, status, signal, timeoutMs: WRITE_TIMEOUT_MS });
    const isRefusal = fault.code === INSUFFICIENT_PRIVILEGE || status === 401 || status === 403;
    throw isRefusal ? new AccessRefusedError(fault.message) : fault;
  }
  const answer: unknown = data;
  const areRows = Array.isArray(answer) && answer.every(isRecord);
  if (error || !areRows) throw nonsenseError();
  const [row] = data;
  if (row !== undefined) return row;
  if (await exists()) throw new AccessRefusedError();
  throw new RowGoneError();
}

/**
 * Runs a write that must not be repeated, or need not. When nobody knows whether it was carried
 * out, the table tells: `findDone` gives its result, or null when it was not.
 */
export async function writeOnce<T>(
  write: () => Promise<T>,
  findDone: () => Promise<T | null>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.isOutcomeUnknown) throw error;
    const done = await findDone().catch(() => null);
    if (done === null) throw error;
    return done;
  }
}

/** Deletes a row. One that is gone after a call without an answer has been deleted. */
export async function deleteRow<T>(run: Write<T>, exists: () => Promise<boolean>): Promise<void> {
  await writeOnce<unknown>(
    () => writeRow(run, exists),
    async () => ((await exists()) ? null : "gone"),
  );
}
