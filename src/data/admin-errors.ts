// Apart from the other errors, which are in the code of every public page.
import { DatabaseError } from "./errors";

/** The codes of PostgREST and PostgreSQL for a table that does not exist. */
const TABLE_MISSING = ["PGRST205", "42P01"];

/** Whether an error means that the database does not have the migration of a table. */
export function isTableMissing(error: unknown): boolean {
  return error instanceof DatabaseError && TABLE_MISSING.includes(error.code);
}

/** PostgreSQL's `foreign_key_violation`: the row that another one belongs to is gone. */
export const FOREIGN_KEY_VIOLATION = "23503";
