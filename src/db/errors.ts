/** No backend is configured, or its client could not be loaded (spec section 8). */
export class ClientMissingError extends Error {
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

  constructor(message: string, code: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
