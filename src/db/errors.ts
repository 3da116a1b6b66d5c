/** An error whose message is written for the people who use the admin. */
export class ExplainedError extends Error {
  override name = "ExplainedError";
}

/** No backend is configured, or its client could not be loaded (spec section 8). */
export class ClientMissingError extends ExplainedError {
  override name = "ClientMissingError";

  constructor(options?: ErrorOptions) {
    super("Supabase client not available.", options);
  }
}

/** What the database refused or did not answer. `status` 0 means that no answer came at all. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly code: string;
  readonly status: number;

  constructor(message: string, code: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = status;
  }

  /** No answer, or only that of a gateway: a write may have been carried out all the same. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/**
 * The database lets this browser change nothing: its admin key is missing or no longer the right
 * one. The message is the server's, and empty when row-level security refused without a word.
 */
export class AccessRefusedError extends Error {
  override name = "AccessRefusedError";
}

/** The row to change is not there any more. */
export class RowGoneError extends Error {
  override name = "RowGoneError";
}

/** The row has been changed by someone else since it was read. */
export class StaleRowError extends ExplainedError {
  override name = "StaleRowError";
  /** The values of its form as they are stored now. */
  readonly stored: Readonly<Record<string, string>>;

  constructor(stored: Readonly<Record<string, string>>) {
    super("It was changed in another tab or by a colleague after you opened it.");
    this.stored = stored;
  }
}
