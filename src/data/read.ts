import type { PostgrestClient, PostgrestSingleResponse } from "@supabase/postgrest-js";
import { READ_RETRY_DELAY_MS, READ_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { getReader } from "./client";
import type { Database } from "./database.types";
import { unexpectedResponseError, toDatabaseError } from "./to-database-error";
import type { TableRows } from "./rows";

type Read = (
  client: PostgrestClient<Database>,
  /** Aborts the request after the timeout. Every read passes it to `.abortSignal()`. */
  signal: AbortSignal,
) => PromiseLike<PostgrestSingleResponse<unknown[]>>;

type ReadableRows<Row> = { required: readonly string[]; normalize: TableRows<Row>["normalize"] };

type ReadResult<Row> = {
  rows: Row[];
  /** The total number of rows, if the read asks for it. */
  count: number | null;
};

/**
 * Runs a read and returns its rows, normalized. Rejects with `DatabaseError` or
 * `ClientMissingError`. Transient failures (no response, or a server error) are retried once after
 * 300 ms. The client's own retries are disabled in each read, because they would take up to seven
 * seconds.
 */
export async function readResponse<Row>(
  { required, normalize }: ReadableRows<Row>,
  run: Read,
): Promise<ReadResult<Row>> {
  const client = await getReader();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  let response = await run(client, signal);
  const isTransient = response.status === 0 || response.status >= 500;
  if (isTransient && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, READ_RETRY_DELAY_MS));
    response = await run(client, signal);
  }
  const { error, status, count } = response;
  if (status === 0 || status >= 400) {
    throw toDatabaseError({ error, status, signal, timeoutMs: READ_TIMEOUT_MS });
  }
  // A proxy or a different table can answer with anything.
  const body: unknown = response.data;
  if (error || !Array.isArray(body)) throw unexpectedResponseError();
  const rows = body.filter(isRecord);
  const isOfTable = rows.some((row) => required.every((column) => column in row));
  if (body.length > 0 && !isOfTable) throw unexpectedResponseError();
  return { rows: rows.map(normalize), count };
}

/** The rows of a read. */
export async function read<Row>(table: ReadableRows<Row>, run: Read): Promise<Row[]> {
  return (await readResponse(table, run)).rows;
}

/** The row of a read that finds at most one, or null. */
export async function readOne<Row>(table: ReadableRows<Row>, run: Read): Promise<Row | null> {
  const [row = null] = await read(table, run);
  return row;
}
