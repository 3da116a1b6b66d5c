import { execFile, type ChildProcess, type ExecFileException } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import type { Plugin, PreviewServer } from "vite";
import { renderedSitePath } from "../../src/config/paths.ts";
import { isRenderingOnSave } from "../../src/render/plugin.ts";
import { ADDRESS_VARIABLE, UNFINISHED_STATUS } from "../../src/render/server-bundle.ts";
import { subscribeToContentWrites } from "../../supabase/local/content-writes.ts";

/** Several saves in a row, such as those of a new order, lead to one run. */
const DELAY_MS = 1500;
const RETRY_MS = 30_000;
/** Reached only by a process that hangs. */
const TIMEOUT_MS = 600_000;
/** So that rendering does not slow down the server (0 is normal, 19 the lowest priority). */
const LOW_PRIORITY = 10;

/**
 * Lets the preview server render the pages again after each change in the embedded backend.
 */
export function renderOnSave(): Plugin {
  let stop = () => {};
  return {
    name: "render-on-save",

    /** The development server renders no pages, so it has no manifest of them. */
    configureServer({ middlewares }) {
      middlewares.use(renderedSitePath, (_, response) => {
        response.setHeader("Content-Type", "application/json").end("null");
      });
    },

    configurePreviewServer(server) {
      if (!isRenderingOnSave(server.config)) return;
      const renderer = createRenderer(server);
      const { request, close } = debounceRuns(renderer.run);
      const unsubscribe = subscribeToContentWrites(request);
      stop = () => {
        unsubscribe();
        close();
        renderer.kill();
      };
      // Since the build has read the database, the time of a post may have come.
      request();
    },

    closePreviewServer() {
      stop();
    },
  };
}

/**
 * Runs a function some time after the last of several requests, and never twice at a time. It says
 * whether it has succeeded; if not, it is tried again later, or at the next request.
 */
export function debounceRuns(run: () => Promise<boolean>) {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isRunning = false;
  let requests = 0;

  const schedule = (delayMs: number) => {
    if (isClosed || isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), delayMs);
  };
  const start = async () => {
    const answered = requests;
    isRunning = true;
    const hasSucceeded = await run();
    isRunning = false;
    // A change that was made during a failed run, such as a deletion, does not wait for the retry.
    if (requests > answered) schedule(DELAY_MS);
    else if (!hasSucceeded) schedule(RETRY_MS);
  };
  return {
    request: () => {
      requests += 1;
      schedule(DELAY_MS);
    },
    /** No run starts after this. */
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Renders in processes of their own, so that a crash there leaves the server running. */
function createRenderer(server: PreviewServer) {
  const { root, build } = server.config;
  const dist = path.resolve(root, build.outDir);
  let child: ChildProcess | undefined;
  let isKilled = false;
  let lastNotice = "";

  const run = () =>
    new Promise<boolean>((resolve) => {
      // Known only once the server listens.
      const origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
      const env = { ...process.env, [ADDRESS_VARIABLE]: origin };
      const args = ["--import", "tsx", "scripts/prerender.ts", dist];
      const options = { cwd: root, env, timeout: TIMEOUT_MS };
      child = execFile(process.execPath, args, options, (error, stdout, stderr) => {
        process.stdout.write(stdout);
        const isExplained = error === null || error.code === UNFINISHED_STATUS;
        const notice = isExplained
          ? stderr.trim()
          : `Rendering failed, and is tried again. ${describeExit(stderr, error)}`;
        // Says the same thing once, although each save starts a run.
        if (notice !== "" && notice !== lastNotice && !isKilled) console.error(notice);
        lastNotice = notice;
        resolve(error === null);
      });
      lowerPriority(child);
    });

  return {
    run,
    kill() {
      isKilled = true;
      child?.kill();
    },
  };
}

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended already, or the system does not allow it: then it has the usual one.
  }
}

/** The last line of a failed process that is none of the stack trace, or how it ended. */
function describeExit(stderr: string, { message, signal }: ExecFileException): string {
  const line = stderr
    .trim()
    .split("\n")
    .findLast((text) => /^\S/.test(text));
  if (line) return line;
  return signal ? `The process ended with ${signal}.` : message;
}
