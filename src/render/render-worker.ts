// The code of a worker thread: renders the pages of a job, and sends each file to its parent.
import { parentPort } from "node:worker_threads";
import { loadApplication } from "./application.ts";
import { renderPages, type PageFailure, type RenderJob } from "./render-pages.ts";

export type WorkerMessage =
  { file: string; text: string } | { /** The last message. */ failures: PageFailure[] };

const send = (message: WorkerMessage) => parentPort?.postMessage(message);

async function render(job: RenderJob) {
  const failures = await renderPages(await loadApplication(), job, (file, text) => {
    send({ file, text });
    return Promise.resolve();
  });
  send({ failures });
}

// A rejection is not handled, so that it ends the thread with an error.
parentPort?.once("message", (job: RenderJob) => void render(job));
