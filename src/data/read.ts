import type { PostgrestClient, PostgrestSingleResponse } from "@supabase/postgrest-js";
import { READ_RETRY_DELAY_MS, READ_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { isNavigatingAway, untilStaying } from "@/lib/navigating-away";
import { getReader } from "./client";
import type { Database } from "./database.types";
import { DatabaseError, NO_ROWS, toDatabaseError, unexpectedResponseError } from "./errors";
import type { TableRows } from "./rows";

/** The part of both clients that reads. */
export type Reader = Pick<PostgrestClient<Database>, "from" | "rpc">;

/** Makes a query; it is sent by `readResponse`. */
type Read = (client: Reader) => {
  retry: (isEnabled: boolean) => {
    abortSignal: (signal: AbortSignal) => PromiseLike<PostgrestSingleResponse<unknown>>;
  };
};

type ReadableRows<Row> = { required: readonly string[]; normalize: TableRows<Row>["normalize"] };

type ReadResult<Row> = {
  rows: Row[];
  /** The total number of rows, if the read asks for it. */
  count: number | null;
};

/**
 * Sends a query and returns its rows, normalized. Rejects with `DatabaseError` or
 * `ClientMissingError`. Transient failures (no response, or a server error) are retried once after
 * 300 ms, in place of the client's own retries, which would take up to seven seconds.
 */
export async function readResponse<Row>(
  { required, normalize }: ReadableRows<Row>,
  makeQuery: Read,
  connect: () => Promise<Reader> = getReader,
): Promise<ReadResult<Row>> {
  const client = await connect();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const send = () => makeQuery(client).retry(false).abortSignal(signal);
  let response = await send();
  const isTransient = response.status === 0 || response.status >= 500;
  // The client has the error as text only, and an odd answer as it is.
  const isTooLate = signal.aborted || /^TimeoutError/.test(String(response.error?.message));
  if (isTransient && !isTooLate) {
    await new Promise((resolve) => setTimeout(resolve, READ_RETRY_DELAY_MS));
    response = await send();
  }
  // Firefox aborts the requests of a page that is being left: that is no failure to show in it.
  if (response.status === 0 && isNavigatingAway()) {
    await untilStaying();
    return readResponse({ required, normalize }, makeQuery, connect);
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

/** The rows of a query. */
export async function read<Row>(table: ReadableRows<Row>, makeQuery: Read): Promise<Row[]> {
  return (await readResponse(table, makeQuery)).rows;
}

/** The row of a query that finds at most one, or null. A proxy may answer "no rows" as an error. */
export async function readOne<Row>(table: ReadableRows<Row>, makeQuery: Read): Promise<Row | null> {
  try {
    const [row = null] = await read(table, makeQuery);
    return row;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_ROWS) return null;
    throw error;
  }
}
