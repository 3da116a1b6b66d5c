// What this project changes in @supabase/lite 0.10. Check all of it again when upgrading.
import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";
import type { App } from "@supabase/lite";
import type { RequestHandler } from "./node-handler.ts";

/**
 * Loads the package only when it is needed, because vite.config.ts is read by every build and every
 * test.
 *
 * When imported, it replaces `process.emitWarning` by a function that throws on a warning that is not
 * a string, which would end the server. The original is put back.
 */
export async function loadLite() {
  process.env["LITE_TELEMETRY"] ??= "0";
  const emitWarning = process.emitWarning.bind(process);
  const { App, setExperimental } = await import("@supabase/lite");
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  process.emitWarning = emitWarning;
  return { App, setExperimental, createPgliteConnection };
}

/** The object identifier (OID) of the type in Postgres. */
const TIMESTAMPTZ = 1184;

/**
 * Timestamps as hosted PostgREST writes them, `2026-11-02T09:00:00.5+00:00`. Postgres writes
 * `2026-11-02 09:00:00.5+00`, which not every browser parses as a date.
 */
export const timestampParsers = {
  [TIMESTAMPTZ]: (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
};

/**
 * Logs a database error in one line instead of some forty: many are part of normal use, a slug that is
 * taken or a write without the admin key.
 */
export function shortenErrors({ connection }: App): void {
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

/**
 * Lets policies read the headers of the request, as hosted PostgREST and Storage do.
 *
 * The package fills the `request.headers` setting for function calls only, through the `rpc` option of
 * `withContext`. This passes the same option for every other call. An AsyncLocalStorage carries the
 * request to `withContext`, which does not receive it.
 */
export function exposeRequestHeaders(app: App): RequestHandler {
  const currentRequest = new AsyncLocalStorage<Request>();
  const { connection } = app;
  const withContext = connection.withContext.bind(connection);

  connection.withContext = (vars, run, options = {}) => {
    const request = currentRequest.getStore();
    if (!request || options.rpc || options.transaction) return withContext(vars, run, options);
    const rpc = {
      method: request.method,
      path: new URL(request.url).pathname,
      readOnly: false,
      requestHeaders: Object.fromEntries(request.headers),
    };
    return withContext(vars, run, { ...options, rpc });
  };

  return (request) => currentRequest.run(request, () => app.fetch(request));
}
