import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));

/**
 * Loads a TypeScript module of the project.
 * @param {string} file from the root, beginning with "./"
 */
export async function importSource(file) {
  const config = { root: ROOT, configFile: false, resolve: { tsconfigPaths: true } };
  return (await runnerImport(file, /** @type {import("vite").InlineConfig} */ (config))).module;
}
