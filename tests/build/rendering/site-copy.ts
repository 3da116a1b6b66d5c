import { execFile, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import {
  ADDRESS_VARIABLE,
  BUNDLE_FOLDER,
  importBundle,
  type RenderResult,
} from "../../../src/render/server-bundle.ts";

/** Inside the project, because the server looks for its packages from there. */
const PARENT = "test-results/rendering";

/** The hashes of the files of a site, by their paths. */
export type FileHashes = ReadonlyMap<string, string>;

/** A copy of the production build, into which `npm run prerender` can render other content. */
export async function copySite() {
  await mkdir(PARENT, { recursive: true });
  const folder = await mkdtemp(path.join(path.resolve(PARENT), "site-"));
  await cp("dist", folder, { recursive: true });

  return {
    folder,
    read: (file: string) => readFile(path.join(folder, file), "utf8"),

    /** All files but those of the renderer itself. */
    async hashFiles(): Promise<FileHashes> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const hashes = new Map<string, string>();
      for (const entry of entries) {
        const file = path.relative(folder, path.join(entry.parentPath, entry.name));
        if (!entry.isFile() || file.startsWith(".vite")) continue;
        const content = await readFile(path.join(folder, file));
        hashes.set(file, createHash("sha256").update(content).digest("hex"));
      }
      return hashes;
    },

    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/** The names of the files that were added, changed or removed. */
export function listChangedFiles(before: FileHashes, after: FileHashes): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}

/**
 * Renders in this process, as often as a test likes: the command loads the application anew each time.
 * All sites of a process are rendered from one backend, because the application reads its address once.
 */
export async function createRenderer(folder: string, backendUrl: string) {
  const bundleFolder = path.resolve(BUNDLE_FOLDER, "dist");
  // As in the command: React would be its development version otherwise.
  process.env["NODE_ENV"] = "production";
  process.env[ADDRESS_VARIABLE] = backendUrl;
  const { renderSite } = await importBundle(bundleFolder);

  return async (): Promise<RenderResult & { warnings: string[] }> => {
    const warnings: string[] = [];
    const result = await renderSite({
      dist: folder,
      bundleFolder,
      isBuild: false,
      updatesItself: true,
      serveEmbedded: () => Promise.reject(new Error("The backend is served already.")),
      warn: (message) => warnings.push(message),
    });
    return { ...result, warnings };
  };
}

type RunResult = { status: number; output: string };

/** Runs the command behind `npm run prerender`, with a backend at this address. */
export function runPrerender(
  folder: string,
  backendUrl: string,
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, [ADDRESS_VARIABLE]: backendUrl };
    const args = ["--import", "tsx", "scripts/prerender.ts", folder];
    const child = execFile(process.execPath, args, { env }, (_, stdout, stderr) => {
      resolve({ status: child.exitCode ?? -1, output: stdout + stderr });
    });
    onStart(child);
  });
}
