import { execFile, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin, PreviewServer, ResolvedConfig } from "vite";
import { renderedSitePath } from "../config/paths.ts";
import { isRecord } from "../lib/json.ts";
import { EMBEDDED_URL } from "../../supabase/local/constants.ts";
import { subscribeToContentWrites } from "../../supabase/local/content-writes.ts";
import { getMessage } from "../lib/error-message.ts";
import { ADDRESS_VARIABLE } from "./backend.ts";
import { RunScheduler } from "./run-scheduler.ts";
import { UNFINISHED_STATUS } from "./server-bundle.ts";

const runFile = promisify(execFile);

/**
 * The environment variable that is "1" if the server of the site renders changes, as `npm start`
 * does.
 */
export const UPDATES_VARIABLE = "RENDER_CHANGES";

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
      const unsubscribe = subscribeToContentWrites(renderer.request);
      stop = () => {
        unsubscribe();
        renderer.close();
      };
      // Since the build has read the database, the time of a post may have come.
      renderer.request();
    },

    closePreviewServer() {
      stop();
    },
  };
}

/** True for a site with the embedded backend whose server renders changes. */
export function isRenderingOnSave({ env }: Pick<ResolvedConfig, "env">): boolean {
  return process.env[UPDATES_VARIABLE] === "1" && env["VITE_SUPABASE_URL"] === EMBEDDED_URL;
}

function createRenderer(server: PreviewServer) {
  let child: ChildProcess | undefined;
  let lastNotice = "";
  /** Says the same thing once, although each save starts a run. */
  const notify = (notice: string) => {
    if (notice !== "" && notice !== lastNotice) console.error(notice);
    lastNotice = notice;
  };

  const scheduler = new RunScheduler({
    delayMs: DELAY_MS,
    retryMs: RETRY_MS,
    async run() {
      const rendering = startRendering(server);
      child = rendering.child;
      const { stdout, stderr } = await rendering;
      process.stdout.write(stdout);
      notify(stderr.trim());
    },
    onError(error) {
      notify(
        isUnfinished(error)
          ? error.stderr.trim()
          : `Rendering failed, and is tried again. ${describeExit(error)}`,
      );
    },
  });

  return {
    request: () => {
      scheduler.request();
    },
    close: () => {
      scheduler.close();
      child?.kill();
    },
  };
}

/** Renders in a process of its own, so that a crash there leaves the server running. */
function startRendering({ config: { root, build }, resolvedUrls }: PreviewServer) {
  const origin = new URL(resolvedUrls?.local[0] ?? "").origin;
  const dist = path.resolve(root, build.outDir);
  const rendering = runFile(process.execPath, ["--import", "tsx", "scripts/prerender.ts", dist], {
    cwd: root,
    env: { ...process.env, [ADDRESS_VARIABLE]: origin },
    timeout: TIMEOUT_MS,
  });
  lowerPriority(rendering.child);
  return rendering;
}

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended already, or the system does not allow it: then it has the usual one.
  }
}

function isUnfinished(error: unknown): error is { stderr: string } {
  return (
    isRecord(error) && error["code"] === UNFINISHED_STATUS && typeof error["stderr"] === "string"
  );
}

/**
 * What a failed process wrote to its standard error at last, but for the stack trace, or how it
 * ended.
 */
function describeExit(error: unknown): string {
  const { stderr, signal } = isRecord(error) ? error : {};
  const lines = typeof stderr === "string" ? stderr.trim().split("\n") : [];
  const line = lines.findLast((text) => /^\S/.test(text));
  if (line) return line;
  return typeof signal === "string" ? `The process ended with ${signal}.` : getMessage(error);
}
