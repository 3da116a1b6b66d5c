import { AsyncLocalStorage } from "node:async_hooks";
import type { App } from "@supabase/lite";
import type { RequestHandler } from "./node-handler.ts";

/**
 * Lets policies read the headers of the request, as hosted PostgREST and Storage do.
 *
 * @supabase/lite 0.10 fills the `request.headers` setting for function calls only, through the
 * `rpc` option of `withContext`. This passes the same option for every other call. An
 * AsyncLocalStorage carries the request to `withContext`, which does not receive it. Check this
 * again when upgrading.
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
