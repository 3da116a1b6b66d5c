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

/** An error response of the database. `status` 0 means that there was no response. */
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
 * is the server's; it is empty when row-level security filtered the row, which is no error for
 * PostgreSQL.
 */
export class AccessRefusedError extends Error {
  override name = "AccessRefusedError";
}
