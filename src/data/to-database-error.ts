import { isRecord } from "@/lib/json";
import { DatabaseError } from "./errors";

/** A failed call of supabase-js. Its `error` can be any JSON, or the HTML of a gateway. */
type FailedCall = {
  error: unknown;
  status: number;
  signal: AbortSignal;
  timeoutMs: number;
};

/** The error with the server's message or, if there is none, with one of ours. */
export function toDatabaseError({ error, status, signal, timeoutMs }: FailedCall): DatabaseError {
  const { message, code } = isRecord(error) ? error : {};
  const ownCode = typeof code === "string" ? code : "";
  if (status === 0)
    return new DatabaseError(describeNoResponse(signal, timeoutMs), ownCode, status);
  const isPlainText = typeof message === "string" && !message.trimStart().startsWith("<");
  const noMessage = `The database gave no reason, only the status ${status}. Please try again.`;
  return new DatabaseError(isPlainText ? message : noMessage, ownCode, status);
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
