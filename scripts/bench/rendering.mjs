// @ts-nocheck -- Checked once it is TypeScript.
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { connectAsStaff, openBackend } from "./growth-posts.mjs";

const ROOT = process.cwd();

const runFile = promisify(execFile);

/**
 * @typedef {{ all: number, newest: number, older: number, nothing: number }} RenderTimes
 * milliseconds of `npm run prerender` when all pages, the newest post, an older post or nothing has
 * changed
 */

/**
 * Renders the pages of the last build again.
 * @param {string} dataFolder of the embedded backend, which must not be running
 * @param {import("./growth-posts.mjs").Post[]} posts newest first
 * @returns {Promise<RenderTimes>}
 */
export async function measureRendering(dataFolder, posts) {
  const backend = await openBackend(dataFolder);
  try {
    const { ADDRESS_VARIABLE } = await import("../prerender/backend.ts");
    const env = { ...process.env, [ADDRESS_VARIABLE]: backend.url };
    const call = await connectAsStaff(backend.url);
    const render = async () => {
      const begin = performance.now();
      await runFile(process.execPath, ["--import", "tsx", "scripts/prerender.ts"], {
        cwd: ROOT,
        env,
      });
      return performance.now() - begin;
    };
    const change = async (/** @type {string} */ slug) => {
      await call("PATCH", `?slug=eq.${slug}`, { title: `Changed ${slug}` });
      return render();
    };
    await rm(path.join(ROOT, "dist/.vite/rendered-pages.json"));
    return {
      all: await render(),
      newest: await change(posts[0].slug),
      older: await change(posts[Math.floor(posts.length / 2)].slug),
      nothing: await render(),
    };
  } finally {
    await backend.close();
  }
}
