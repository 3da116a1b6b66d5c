import { inspect } from "node:util";
import type { App } from "@supabase/lite";

/**
 * Logs a database error in one line.
 *
 * @supabase/lite 0.10 logs each of them with some forty lines of detail, even those that are part
 * of normal use: a slug that is taken, a write without the admin key.
 */
export function shortenErrors(app: App): void {
  const { connection } = app;
  const normalize = connection.normalizeDbError.bind(connection);

  connection.normalizeDbError = (error) => {
    const normalized = normalize(error);
    if (normalized instanceof Error) {
      Object.defineProperty(normalized, inspect.custom, {
        configurable: true,
        value: () => `Local database: ${normalized.message}`,
      });
    }
    return normalized;
  };
}
