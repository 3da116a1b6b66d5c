// The code of a worker thread: renders the pages of a job, and sends its outcome.
import { parentPort } from "node:worker_threads";
import { loadApplication } from "./application.ts";
import { renderPages, type RenderJob } from "./render-pages.ts";

async function render(job: RenderJob) {
  parentPort?.postMessage(await renderPages(await loadApplication(), job));
}

// A rejection is not handled, so that it ends the thread with an error.
parentPort?.once("message", (job: RenderJob) => void render(job));
