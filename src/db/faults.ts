import { isRecord } from "@/lib/json";
import { DatabaseError } from "./errors";

/** A call as supabase-js tells of it; what it calls an error may be any JSON, or a whole page. */
type FailedCall = {
  error: unknown;
  status: number;
  signal: AbortSignal;
  timeoutMs: number;
};

/** The server's own words when they are words, otherwise ours. */
export function toDatabaseError({ error, status, signal, timeoutMs }: FailedCall): DatabaseError {
  const { message, code } = isRecord(error) ? error : {};
  const ownCode = typeof code === "string" ? code : "";
  if (status === 0) return new DatabaseError(noAnswer(signal, timeoutMs), ownCode, status);
  const isWords = typeof message === "string" && !message.trimStart().startsWith("<");
  const noWords = `The database gave no reason, only the status ${status}. Please try again.`;
  return new DatabaseError(isWords ? message : noWords, ownCode, status);
}

/** For an answer that is a success but not what was asked for: a log-in page of a hotel, say. */
export function nonsenseError(): DatabaseError {
  const message = "Something else than the database answered. Check your connection and try again.";
  return new DatabaseError(message, "", 0);
}

function noAnswer(signal: AbortSignal, timeoutMs: number): string {
  return signal.aborted
    ? `The database did not answer within ${timeoutMs / 1000} seconds.`
    : "The database could not be reached. Check your connection and try again.";
}
