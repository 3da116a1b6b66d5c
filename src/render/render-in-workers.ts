import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { AddFile, PageFailure, RenderJob } from "./render-pages.ts";
import type { WorkerMessage } from "./render-worker.ts";

/** Starting the threads takes about as long as rendering this many pages. */
export const MIN_PAGES_FOR_WORKERS = 400;
/** Each thread needs about 300 MB. */
const MAX_WORKERS = 4;
/** The emulated DOM leaves much garbage, which a small young generation collects again and again. */
const YOUNG_GENERATION_MB = 128;

/**
 * Renders the pages of a job in several threads, with the worker of the server bundle. Returns the
 * pages that could not be rendered.
 */
export async function renderInWorkers(job: RenderJob, addFile: AddFile): Promise<PageFailure[]> {
  const count = Math.min(availableParallelism(), MAX_WORKERS);
  const shares = Array.from({ length: count }, (_, share) => ({
    ...job,
    pages: job.pages.filter((__, index) => index % count === share),
  }));
  // One file after the other, because two threads may send the same style sheet.
  let adding = Promise.resolve();
  const add: AddFile = (file, text) => (adding = adding.then(() => addFile(file, text)));
  const failures = await Promise.all(shares.map((share) => runWorker(share, add)));
  await adding;
  return failures.flat();
}

async function runWorker(job: RenderJob, addFile: AddFile): Promise<PageFailure[]> {
  const worker = new Worker(path.join(job.bundleFolder, "render-worker.js"), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  try {
    return await new Promise<PageFailure[]>((resolve, reject) => {
      worker.on("message", (message: WorkerMessage) => {
        if ("failures" in message) resolve(message.failures);
        else addFile(message.file, message.text).catch(reject);
      });
      worker.on("error", reject);
      worker.on("exit", () => {
        reject(new Error("A thread that renders pages has ended early."));
      });
      worker.postMessage(job);
    });
  } finally {
    await worker.terminate();
  }
}
