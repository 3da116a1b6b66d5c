import { isRecord } from "@/lib/json";

/** An error whose message is written for staff. */
export class ExplainedError extends Error {
  override name = "ExplainedError";
}

/** No backend is configured, or the client could not be loaded. */
export class ClientMissingError extends ExplainedError {
  override name = "ClientMissingError";

  constructor(options?: ErrorOptions) {
    super("Supabase client not available.", options);
  }
}

/** PostgREST's error code when one row was asked for and there is none. */
export const NO_ROWS = "PGRST116";

/** PostgREST's error code for a function that does not exist. */
export const FUNCTION_MISSING = "PGRST202";

/**
 * PostgreSQL's error code `unique_violation`: another row has the slug or the id.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export const UNIQUE_VIOLATION = "23505";

/**
 * An error response of the database. `status` 0 means that there was no response. The message is
 * empty if the server gave none.
 */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly code: string;
  readonly status: number;

  constructor(message: string, code: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = status;
  }

  /** True without a response or with one of a gateway: a write may have succeeded all the same. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/**
 * The database refused a change, because the admin token is missing or no longer valid. The message
 * is the server's; it is empty when the server gave none, and when row-level security filtered the
 * row, which is no error for PostgreSQL.
 */
export class AccessRefusedError extends Error {
  override name = "AccessRefusedError";
}

/** What a request rejects with whose `AbortSignal.timeout` has passed. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** A failed call of supabase-js. Its `error` can be any JSON, or the HTML of a gateway. */
export type FailedCall = {
  error: unknown;
  status: number;
  signal: AbortSignal;
  timeoutMs: number;
};

/** The message of an error response; "" for none, and for the HTML of a gateway. */
export function readReason(message: unknown): string {
  return typeof message === "string" && !/^\s*(?:<|$)/.test(message) ? message : "";
}

/**
 * The error with the server's message. Without one, it is empty, so that staff read the text of what
 * failed; the cause tells the console the status. Without a response, the message is one of ours.
 */
export function toDatabaseError({ error, status, signal, timeoutMs }: FailedCall): DatabaseError {
  const { message, code } = isRecord(error) ? error : {};
  const ownCode = typeof code === "string" ? code : "";
  if (status === 0)
    return new DatabaseError(describeNoResponse(signal, timeoutMs), ownCode, status);
  const reason = readReason(message);
  if (reason) return new DatabaseError(reason, ownCode, status);
  const cause = new Error(`There was no reason, only the status ${status}.`, { cause: error });
  return new DatabaseError("", ownCode, status, { cause });
}

/**
 * For a successful response that is not from the database, for example the login page of a hotel's
 * Wi-Fi.
 */
export function unexpectedResponseError(): DatabaseError {
  const message = "Something else than the database answered. Check your connection and try again.";
  return new DatabaseError(message, "", 0);
}

function describeNoResponse(signal: AbortSignal, timeoutMs: number): string {
  return signal.aborted
    ? `The database did not answer within ${timeoutMs / 1000} seconds.`
    : "The database could not be reached. Check your connection and try again.";
}
