import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { releaseLock, takeLock } from "../../scripts/process-lock.ts";
import { RenderError } from "./render-error.ts";

const LOCK_FILE = ".vite/rendering.lock";
const POLL_MS = 200;
const LIMIT_MS = 300_000;

/**
 * Runs a function while no other process renders into the same folder. Waits for one that does.
 * @throws {RenderError} when that one does not end
 */
export async function withRenderLock<T>(dist: string, run: () => Promise<T>): Promise<T> {
  const file = path.join(dist, LOCK_FILE);
  const deadline = Date.now() + LIMIT_MS;
  for (let holder; (holder = await takeLock(file)) !== null;) {
    if (Date.now() > deadline) {
      throw new RenderError(
        `Another process (${holder}) is rendering into ${dist}. If there is none, delete ${file}.`,
      );
    }
    await wait(POLL_MS);
  }
  try {
    return await run();
  } finally {
    await releaseLock(file);
  }
}
