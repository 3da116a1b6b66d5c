import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import "./admin-requests";
import { getClient } from "./client";
import type { Database } from "./database.types";
import { AccessRefusedError, DatabaseError, RowNotFoundError } from "./errors";
import { unexpectedResponseError, toDatabaseError } from "./to-database-error";

type Write<T> = (
  client: SupabaseClient<Database>,
  /** Aborts the request after the timeout. Every write passes it to `.abortSignal()`. */
  signal: AbortSignal,
) => PromiseLike<PostgrestSingleResponse<T[]>>;

/**
 * PostgreSQL's error code `insufficient_privilege`: a policy refused the new row.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Runs a write that selects its rows, and returns the first of them. Row-level security answers a
 * forbidden update or delete with no rows instead of an error
 * (https://www.postgresql.org/docs/current/ddl-rowsecurity.html). So if there is none but `exists`
 * finds the row, access was refused.
 * @throws {AccessRefusedError | RowNotFoundError | DatabaseError | ClientMissingError}
 */
export async function writeRow<T>(run: Write<T>, exists: () => Promise<boolean>): Promise<T> {
  const client = await getClient();
  const signal = AbortSignal.timeout(WRITE_TIMEOUT_MS);
  const { data, error, status } = await run(client, signal);
  if (status === 0 || status >= 400) {
    const databaseError = toDatabaseError({ error, status, signal, timeoutMs: WRITE_TIMEOUT_MS });
    const isRefusal =
      databaseError.code === INSUFFICIENT_PRIVILEGE || status === 401 || status === 403;
    throw isRefusal ? new AccessRefusedError(databaseError.message) : databaseError;
  }
  const body: unknown = data;
  const areRows = Array.isArray(body) && body.every(isRecord);
  if (error || !areRows) throw unexpectedResponseError();
  const [row] = data;
  if (row !== undefined) return row;
  if (await exists()) throw new AccessRefusedError();
  throw new RowNotFoundError();
}

/**
 * Runs a write that must not be repeated blindly. If there was no response, `findDone` looks for
 * its result, and returns null if the write was not carried out.
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

/** Deletes a row. If there was no response and the row does not exist any more, it was deleted. */
export async function deleteRow<T>(run: Write<T>, exists: () => Promise<boolean>): Promise<void> {
  await writeOnce<unknown>(
    () => writeRow(run, exists),
    async () => ((await exists()) ? null : "deleted"),
  );
}
