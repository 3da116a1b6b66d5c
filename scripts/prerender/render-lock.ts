import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { releaseLock, takeLock } from "../../supabase/local/process-lock.ts";

const LOCK_FILE = ".vite/rendering.lock";
const POLL_MS = 200;

/** Runs a function while no other process renders into the same folder. Waits for one that does. */
export async function withRenderLock<T>(dist: string, run: () => Promise<T>): Promise<T> {
  const file = path.join(dist, LOCK_FILE);
  while ((await takeLock(file)) !== null) await wait(POLL_MS);
  try {
    return await run();
  } finally {
    await releaseLock(file);
  }
}
