import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { buildDayConstants } from "./build-day.mjs";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));

/**
 * Imports a TypeScript module of the project through Vite: Node.js 20 can neither load TypeScript
 * nor resolve the `@/` paths.
 * @param {string} file from the root, beginning with "./"
 */
export async function importSource(file) {
  const config = {
    root: ROOT,
    configFile: false,
    resolve: { tsconfigPaths: true },
    define: buildDayConstants,
  };
  return (await runnerImport(file, /** @type {import("vite").InlineConfig} */ (config))).module;
}
