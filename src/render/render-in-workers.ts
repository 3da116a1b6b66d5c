import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { RenderJob, RenderOutcome } from "./render-pages.ts";

/** Starting the threads takes about as long as rendering this many pages. */
export const MIN_PAGES_FOR_WORKERS = 400;
/** Each thread needs about 300 MB. */
const MAX_WORKERS = 4;
/** The emulated DOM leaves much garbage, which a small young generation collects again and again. */
const YOUNG_GENERATION_MB = 128;

/** Renders the pages of a job in several threads, with the worker of the server bundle. */
export async function renderInWorkers(job: RenderJob): Promise<RenderOutcome> {
  const count = Math.min(availableParallelism(), MAX_WORKERS);
  const shares = Array.from({ length: count }, (_, share) => ({
    ...job,
    pages: job.pages.filter((__, index) => index % count === share),
  }));
  const outcomes = await Promise.all(shares.map(runWorker));
  const sum = (counts: readonly number[]) => counts.reduce((total, part) => total + part, 0);
  return {
    changedCount: sum(outcomes.map(({ changedCount }) => changedCount)),
    articles: outcomes.flatMap(({ articles }) => articles),
    preparedCount: sum(outcomes.map(({ preparedCount }) => preparedCount)),
    failures: new Map(outcomes.flatMap(({ failures }) => [...failures])),
    unwritten: new Map(outcomes.flatMap(({ unwritten }) => [...unwritten])),
  };
}

async function runWorker(job: RenderJob): Promise<RenderOutcome> {
  const worker = new Worker(path.join(job.bundleFolder, "render-worker.js"), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  try {
    return await new Promise<RenderOutcome>((resolve, reject) => {
      worker.on("message", resolve);
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
