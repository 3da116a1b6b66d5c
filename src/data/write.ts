import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { getClient } from "./admin-client";
import type { Database } from "./database.types";
import { AccessRefusedError, DatabaseError } from "./errors";
import { unexpectedResponseError, toDatabaseError } from "./to-database-error";

/**
 * Loads the client ahead of the first save. If the network fails then, the save reports that
 * instead of a missing client.
 */
export function preloadClient(): void {
  getClient().catch(() => undefined);
}

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

/** Of a save that is based on a version of the row: what was written, or what is stored instead. */
export type SaveResult<Row> = { isSaved: true; row: Row } | { isSaved: false; stored: Row | null };

/** @throws {AccessRefusedError | DatabaseError | ClientMissingError} */
async function runWrite<T>(run: Write<T>): Promise<T[]> {
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
  return data;
}

/**
 * Runs an insert, upsert or update that selects its row. Row-level security answers a forbidden
 * update with no rows instead of an error
 * (https://www.postgresql.org/docs/current/ddl-rowsecurity.html).
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function writeRow<T>(run: Write<T>): Promise<T> {
  const [row] = await runWrite(run);
  if (row === undefined) throw new AccessRefusedError();
  return row;
}

/**
 * The header of a write to a table without `updated_at`: the row must still be as it was read, or
 * null for no row, see `private.skip_unseen_change()` in the migrations. Headers are ASCII, so other
 * characters are escaped.
 */
export function expectRow(row: string | null): [name: string, value: string] {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return ["x-expected-row", (row ?? "null").replace(/[^ -~]/g, escape)];
}

type Versions<Row> = {
  /** What the write is based on; null for no row. */
  version: string | null;
  versionOf: (stored: Row) => string;
  find: () => Promise<Row | null>;
};

/**
 * Runs a write that changes the row only if it still has the version it is based on, in the same
 * request. If nothing was written, `find` tells why: it was changed, deleted, or access was refused.
 */
export async function writeVersion<T, Row>(
  run: Write<T>,
  normalize: (row: T) => Row,
  { version, versionOf, find }: Versions<Row>,
): Promise<SaveResult<Row>> {
  const [row] = await runWrite(run);
  if (row !== undefined) return { isSaved: true, row: normalize(row) };
  const stored = await find();
  const storedVersion = stored && versionOf(stored);
  if (storedVersion === version) throw new AccessRefusedError();
  return { isSaved: false, stored };
}

/** Runs an update or a deletion that selects its row. Returns null if the row does not exist. */
export async function writeExisting<T>(
  run: Write<T>,
  exists: () => Promise<boolean>,
): Promise<T | null> {
  const [row = null] = await runWrite(run);
  if (row === null && (await exists())) throw new AccessRefusedError();
  return row;
}

/**
 * Deletes a row and returns it as the database had it; null if it did not exist any more, which is
 * also the end of a deletion whose response was lost.
 */
export function deleteRow<T>(run: Write<T>, exists: () => Promise<boolean>): Promise<T | null> {
  return writeOnce<T | null>(
    () => writeExisting(run, exists),
    async () => ((await exists()) ? undefined : null),
  );
}

/**
 * Runs a write that must not be repeated blindly. If there was no response, `findDone` looks for
 * its result, and returns undefined if the write was not carried out.
 */
export async function writeOnce<T>(
  write: () => Promise<T>,
  findDone: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.isOutcomeUnknown) throw error;
    const done = await findDone().catch(() => undefined);
    if (done === undefined) throw error;
    return done;
  }
}

type VersionFilter<Query> = {
  eq: (column: "updated_at", value: string) => Query;
  is: (column: "updated_at", value: null) => Query;
};

/** Limits an update to the row that still has this `updated_at`; "" is that of a row without one. */
export function filterVersion<Query extends VersionFilter<Query>>(
  query: Query,
  version: string,
): Query {
  return version === "" ? query.is("updated_at", null) : query.eq("updated_at", version);
}
