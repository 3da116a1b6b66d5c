import type { PGlite } from "@electric-sql/pglite";
import { getMessage } from "../../src/lib/error-message.ts";
import { announceContentWrite } from "./content-writes.ts";
import type { TaskQueue } from "./task-queue.ts";

const INTERVAL_MS = 10_000;

/**
 * Publishes the drafts whose time has come, now and every ten seconds: what pg_cron does every minute
 * in a hosted project. Returns the function that ends it.
 */
export async function publishScheduledPosts(
  database: Pick<PGlite, "query">,
  enqueue: TaskQueue,
): Promise<() => void> {
  let lastProblem = "";

  async function publish() {
    try {
      const { rows } = await database.query<{ count: number }>(
        "select private.publish_due_drafts() as count",
      );
      lastProblem = "";
      if (rows[0]?.count) announceContentWrite();
    } catch (error) {
      const problem = getMessage(error);
      if (problem !== lastProblem) console.error(`Posts with a date are not published: ${problem}`);
      lastProblem = problem;
    }
  }

  await enqueue(publish);
  const timer = setInterval(() => void enqueue(publish), INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
