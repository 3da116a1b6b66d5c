import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord, parseJson } from "../lib/json.ts";
import { RenderError } from "./render-error.ts";

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
  info: Omit<BuildInfo, "clientHash">,
): Promise<void> {
  const stored: BuildInfo = { ...info, clientHash: await hashClient(dist) };
  await writeFile(path.join(bundleFolder, INFO_FILE), JSON.stringify(stored));
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
