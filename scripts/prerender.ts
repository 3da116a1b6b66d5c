// Renders the pages whose content has changed, with the server bundle of the last build.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** Must equal the names in scripts/prerender/plugin.ts. */
const BUNDLE_FOLDER = path.join(ROOT, "node_modules/.prerender/dist");

/** Must equal the status in scripts/prerender/keep-rendered.ts. */
const UNFINISHED = 2;

const [folder = "dist"] = process.argv.slice(2);

// Otherwise React would be its development version, which renders more slowly.
process.env.NODE_ENV = "production";

try {
  const { renderSite } = await importBundle();
  const { renderedCount, removedCount, unfinishedCount } = await renderSite({
    root: ROOT,
    dist: path.resolve(ROOT, folder),
    bundleFolder: BUNDLE_FOLDER,
    updatesItself: true,
    warn: console.warn,
  });
  if (renderedCount + removedCount > 0) {
    console.log(`Pages rendered: ${renderedCount}, removed: ${removedCount}.`);
  }
  if (unfinishedCount > 0) {
    console.error(`Files that could not be replaced or removed: ${unfinishedCount}.`);
  }
  // The closed database of the embedded backend leaves a handle open that would keep the process
  // alive.
  process.exit(unfinishedCount > 0 ? UNFINISHED : 0);
} catch (error) {
  const isExpected = ["RenderError", "LocalBackendError"].includes(error.name);
  console.error(isExpected ? error.message : `The pages could not be rendered. ${error.stack}`);
  process.exit(1);
}

async function importBundle() {
  try {
    return await import(pathToFileURL(path.join(BUNDLE_FOLDER, "render.js")).href);
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.error("There is no finished build. Run `npm ci` and `npm run build` first.");
    process.exit(1);
  }
}
