import type { Answer } from "./node-handler.ts";

/**
 * Answers requests one after the other.
 *
 * PGlite is a single connection, and @supabase/lite 0.10 opens its transactions on it without
 * waiting for the one before: two requests at once would share a transaction, and with it the
 * role and the admin key of either. Look again when upgrading.
 */
export function oneAtATime(answer: Answer): Answer {
  let previous: Promise<unknown> = Promise.resolve();

  return (request) => {
    const response = previous.then(() => answer(request));
    previous = response.catch(() => undefined);
    return response;
  };
}
