/** Runs a task when all before it have ended, however they did. */
export type TaskQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A queue for requests, and for whatever else uses the database.
 *
 * PGlite is a single connection, and @supabase/lite 0.10 begins transactions on it without waiting
 * for the one before to end. Two concurrent requests would share a transaction, and with it the
 * role and the admin key of one of them. Check this again when upgrading.
 */
export function createTaskQueue(): TaskQueue {
  let previous: Promise<unknown> = Promise.resolve();

  return (task) => {
    const result = previous.then(task);
    previous = result.catch(() => undefined);
    return result;
  };
}
