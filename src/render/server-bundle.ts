import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord, parseJson } from "../lib/json.ts";
import { RenderError } from "./errors.ts";

/** Inside node_modules, so that Node.js can resolve the packages that the bundle imports. */
export const BUNDLE_FOLDER = "node_modules/.prerender";

/** The environment variable from which the server bundle reads the address of the backend. */
export const ADDRESS_VARIABLE = "PRERENDER_SUPABASE_URL";

/** The status of a process that could not replace or remove some files, and has named them. */
export const UNFINISHED_STATUS = 2;

export type RenderOptions = {
  /** The folder of the built site, whose pages are written. */
  dist: string;
  /** The folder of the server bundle from the same build. */
  bundleFolder: string;
  /** Whether the site was just built, so that it has no pages yet. */
  isBuild: boolean;
  /** Whether later changes of the content are rendered without being asked for. */
  updatesItself: boolean;
  /** Serves the embedded backend. Called for a build with it, unless it is served already. */
  serveEmbedded: () => Promise<{ url: string; close: () => Promise<void> }>;
  warn: (message: string) => void;
};

export type RenderResult = {
  changedCount: number;
  removedCount: number;
  /** Files that could not be replaced or removed, and pages that could not be rendered. */
  unfinishedCount: number;
  /** Why pages could not be rendered for which no single post is to blame. */
  codeErrors: readonly string[];
};

type ServerBundle = { renderSite: (options: RenderOptions) => Promise<RenderResult> };

/** Imports the bundle that a build has left in a folder. */
export async function importBundle(folder: string): Promise<ServerBundle> {
  const bundle: unknown = await import(pathToFileURL(path.join(folder, "render.js")).href);
  if (!isServerBundle(bundle)) throw new Error("The server bundle cannot render pages.");
  return bundle;
}

function isServerBundle(module: unknown): module is ServerBundle {
  return typeof module === "object" && module !== null && "renderSite" in module;
}

/** What `npm run build` leaves beside its server bundle for rendering pages again later. */
export type BuildInfo = {
  /** The value of VITE_SUPABASE_URL in the build: an address, "embedded", or "" for none. */
  backendUrl: string;
  /** The HTML file that the client's build made, before a page was rendered into it. */
  template: string;
  /** A hash of the client's build, with which the server bundle was made. */
  clientHash: string;
};

const INFO_FILE = "build.json";

export async function writeBuildInfo(
  bundleFolder: string,
  dist: string,
  backendUrl: string,
): Promise<void> {
  const template = await readFile(path.join(dist, "index.html"), "utf8");
  const info: BuildInfo = { backendUrl, template, clientHash: await hashClient(dist) };
  await writeFile(path.join(bundleFolder, INFO_FILE), JSON.stringify(info));
}

/** @throws {RenderError} when the folder of the site is not from the build of this bundle */
export async function readBuildInfo(bundleFolder: string, dist: string): Promise<BuildInfo> {
  const text = await readFile(path.join(bundleFolder, INFO_FILE), "utf8").catch(() => null);
  const stored = parseJson(text);
  const clientHash = await hashClient(dist).catch(() => null);
  if (!isBuildInfo(stored) || stored.clientHash !== clientHash) {
    throw new RenderError(
      `The pages in ${dist} are not from the last build. Run \`npm run build\` first.`,
    );
  }
  return stored;
}

function isBuildInfo(value: unknown): value is BuildInfo {
  return (
    isRecord(value) &&
    [value["backendUrl"], value["template"], value["clientHash"]].every(
      (entry) => typeof entry === "string",
    )
  );
}

/** Vite's manifest names every file of the build with the hash of its content. */
async function hashClient(dist: string): Promise<string> {
  const manifest = await readFile(path.join(dist, ".vite/manifest.json"));
  return createHash("sha256").update(manifest).digest("hex");
}
