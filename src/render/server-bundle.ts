import path from "node:path";
import { pathToFileURL } from "node:url";
import type { renderSite } from "./render-site.ts";

/** Inside node_modules, so that Node.js can resolve the packages that the bundle imports. */
export const BUNDLE_FOLDER = "node_modules/.prerender";

export const BUNDLE_ENTRY = { render: "src/render/render-site.ts" };

/** The status of a process that could not replace or remove some files, and has named them. */
export const UNFINISHED_STATUS = 2;

type ServerBundle = { renderSite: typeof renderSite };

/** Imports the bundle that a build has left in a folder. */
export async function importBundle(folder: string): Promise<ServerBundle> {
  const bundle: unknown = await import(pathToFileURL(path.join(folder, "render.js")).href);
  if (!isServerBundle(bundle)) throw new Error("The server bundle cannot render pages.");
  return bundle;
}

function isServerBundle(module: unknown): module is ServerBundle {
  return typeof module === "object" && module !== null && "renderSite" in module;
}
