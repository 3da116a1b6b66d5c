import type { RequestHandler } from "./node-handler.ts";

/**
 * Handles requests one after the other.
 *
 * PGlite is a single connection, and @supabase/lite 0.10 begins transactions on it without waiting
 * for the one before to end. Two concurrent requests would share a transaction, and with it the
 * role and the admin key of one of them. Check this again when upgrading.
 */
export function queueRequests(handle: RequestHandler): RequestHandler {
  let previous: Promise<unknown> = Promise.resolve();

  return (request) => {
    const response = previous.then(() => handle(request));
    previous = response.catch(() => undefined);
    return response;
  };
}
