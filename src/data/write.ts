import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { WRITE_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { sha256 } from "@/lib/crypto";
import { getClient, toAdminError } from "./admin-client";
import type { Database, TablesInsert, TablesUpdate } from "./database.types";
import {
  AccessRefusedError,
  DatabaseError,
  ExplainedError,
  unexpectedResponseError,
} from "./errors";
import { readOne } from "./read";
import type { TableRows } from "./rows";
import { refreshPublishedSite } from "./site-builds";

/** Makes a request; it is sent by `runWrite`. */
type Write<T> = (client: SupabaseClient<Database>) => {
  abortSignal: (signal: AbortSignal) => PromiseLike<PostgrestSingleResponse<T[]>>;
};

/** Of a save that is based on a version of the row: what was written, or what is stored instead. */
export type SaveResult<Row> = { isSaved: true; row: Row } | { isSaved: false; stored: Row | null };

/**
 * Row-level security answers a forbidden update or deletion with no rows instead of an error
 * (https://www.postgresql.org/docs/current/ddl-rowsecurity.html).
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
async function runWrite<T>(makeRequest: Write<T>): Promise<T[]> {
  const client = await getClient();
  const signal = AbortSignal.timeout(WRITE_TIMEOUT_MS);
  const { data, error, status } = await makeRequest(client).abortSignal(signal);
  if (status === 0 || status >= 400) {
    throw toAdminError({ error, status, signal, timeoutMs: WRITE_TIMEOUT_MS });
  }
  const body: unknown = data;
  const areRows = Array.isArray(body) && body.every(isRecord);
  if (error || !areRows) throw unexpectedResponseError();
  return data;
}

/** Runs a write that visitors see. Even one that failed may have been carried out. */
async function withChangeNotice<T>(write: () => Promise<T>): Promise<T> {
  try {
    const result = await write();
    void refreshPublishedSite();
    return result;
  } catch (error) {
    if (!(error instanceof AccessRefusedError)) void refreshPublishedSite();
    throw error;
  }
}

/**
 * Runs a write that must not be repeated blindly. If there was no response, `findDone` looks for
 * its result, and returns undefined if the write was not carried out.
 */
async function writeOnce<T>(
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

/**
 * The header of a write: the row must still have this version, or not exist if it is null, see
 * `private.skip_unseen_change()` in the migrations. It is hashed, because headers must be short and
 * ASCII.
 */
export async function expectRow(version: string | null): Promise<[name: string, value: string]> {
  return ["x-expected-row", version === null ? "none" : await sha256(version)];
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
export async function writeIfUnchanged<T, Row>(
  makeRequest: Write<T>,
  normalize: (row: T) => Row,
  { version, versionOf, find }: Versions<Row>,
): Promise<SaveResult<Row>> {
  const [row] = await runWrite(makeRequest);
  if (row !== undefined) return { isSaved: true, row: normalize(row) };
  const stored = await find();
  if ((stored && versionOf(stored)) === version) throw new AccessRefusedError();
  return { isSaved: false, stored };
}

/** As `writeIfUnchanged`, for what visitors see. */
export function writeVersion<T, Row>(
  ...write: Parameters<typeof writeIfUnchanged<T, Row>>
): Promise<SaveResult<Row>> {
  return withChangeNotice(() => writeIfUnchanged(...write));
}

/** Runs an update or a deletion that selects its row. Returns null if the row does not exist. */
export async function writeExisting<T>(
  makeRequest: Write<T>,
  exists: () => Promise<boolean>,
): Promise<T | null> {
  const [row = null] = await runWrite(makeRequest);
  if (row === null && (await exists())) throw new AccessRefusedError();
  return row;
}

/**
 * Runs a deletion that selects its row, and returns it; null if it did not exist any more, which is
 * also the end of a deletion whose response was lost.
 */
export function deleteOnce<T>(
  makeRequest: Write<T>,
  exists: () => Promise<boolean>,
): Promise<T | null> {
  return writeOnce<T | null>(
    () => writeExisting(makeRequest, exists),
    async () => ((await exists()) ? undefined : null),
  );
}

/** As `deleteOnce`, for what visitors see. */
export function writeDeletion<T>(...deletion: Parameters<typeof deleteOnce<T>>): Promise<T | null> {
  return withChangeNotice(() => deleteOnce(...deletion));
}

export type EditedTable = "blog_posts" | "success_stories";

/** A table that sets `updated_at` at each change, which is the version of a row. */
export type EditedRows<Row> = TableRows<Row, EditedTable>;

/** The row with this id as it is stored now, or null. */
export function findRow<Row>(rows: EditedRows<Row>, id: string): Promise<Row | null> {
  return readOne(rows, (client) => client.from(rows.table).select("*").eq("id", id));
}

/**
 * Inserts a row. If there was no response, `findInserted` looks for it, and returns undefined if it
 * is not there, so that a retry makes no duplicate.
 */
export function insertRow<Row>(
  rows: EditedRows<Row>,
  values: TablesInsert<EditedTable>,
  findInserted: () => Promise<Row | undefined>,
): Promise<Row> {
  const insert = async () => {
    const [row] = await runWrite((client) => client.from(rows.table).insert(values).select());
    // A refused insert is an error of the database, unlike a refused update.
    if (row === undefined) throw new DatabaseError("", "", 200);
    return rows.normalize(row);
  };
  return withChangeNotice(() => writeOnce(insert, findInserted));
}

/**
 * Writes the fields if the row still has this `updated_at`; "" is that of a row without one. The
 * filter is for a database that does not check the header yet.
 */
export async function updateRow<Row extends { updated_at: string }>(
  rows: EditedRows<Row>,
  id: string,
  fields: TablesUpdate<EditedTable>,
  version: string,
): Promise<SaveResult<Row>> {
  const expected = await expectRow(version);
  return writeVersion(
    (client) => {
      const update = client.from(rows.table).update(fields).eq("id", id);
      const ofVersion =
        version === "" ? update.is("updated_at", null) : update.eq("updated_at", version);
      return ofVersion.select().setHeader(...expected);
    },
    rows.normalize,
    { version, versionOf: ({ updated_at }) => updated_at, find: () => findRow(rows, id) },
  );
}

/**
 * Deletes a row if it still has this `updated_at`; one that is gone already counts as deleted.
 * @throws {ExplainedError} If it was changed meanwhile.
 */
export async function deleteRow<Row extends { updated_at: string }>(
  rows: EditedRows<Row>,
  id: string,
  version: string,
): Promise<void> {
  const expected = await expectRow(version);
  await writeDeletion(
    (client) =>
      client
        .from(rows.table)
        .delete()
        .eq("id", id)
        .select()
        .setHeader(...expected),
    async () => {
      const stored = await findRow(rows, id);
      if (stored && stored.updated_at !== version) throw new ExplainedError(CHANGED_MEANWHILE);
      return stored !== null;
    },
  );
}

const CHANGED_MEANWHILE =
  "Someone else changed it meanwhile. Look at what is stored now before you delete it.";
