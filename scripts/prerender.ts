// Renders the site if the content of its database has changed, with the server bundle of the last build.
import path from "node:path";
import { isRecord } from "@/lib/json";
import { BUNDLE_FOLDER, importBundle, UNFINISHED_STATUS } from "../src/render/server-bundle.ts";
import { getDataFolder } from "../supabase/local/data-folder.ts";
import { serveBackend } from "../supabase/local/shared-backend.ts";

const root = process.cwd();
const bundleFolder = path.join(root, BUNDLE_FOLDER, "dist");
const [folder = "dist"] = process.argv.slice(2);

// Otherwise React would be its development version, which renders more slowly.
process.env["NODE_ENV"] = "production";

try {
  const { renderSite } = await importBundle(bundleFolder).catch(explainMissingBuild);
  const { changedCount, removedCount, unfinishedCount } = await renderSite({
    dist: path.resolve(folder),
    bundleFolder,
    isBuild: false,
    updatesItself: true,
    serveEmbedded: () => serveBackend(root, getDataFolder(root)),
    warn: console.warn,
  });
  if (changedCount + removedCount > 0) {
    console.log(`Pages changed: ${changedCount}, removed: ${removedCount}.`);
  }
  if (unfinishedCount > 0) {
    console.error(`Files that could not be replaced or removed: ${unfinishedCount}.`);
  }
  // The closed database of the embedded backend leaves a handle open that would keep the process
  // alive.
  process.exit(unfinishedCount > 0 ? UNFINISHED_STATUS : 0);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isExpected = ["RenderError", "LocalBackendError"].includes(error.name);
  console.error(isExpected ? error.message : `The pages could not be rendered. ${error.stack}`);
  process.exit(1);
}

function explainMissingBuild(error: unknown): never {
  if (!isRecord(error) || error["code"] !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("There is no finished build. Run `npm ci` and `npm run build` first.");
  process.exit(1);
}
