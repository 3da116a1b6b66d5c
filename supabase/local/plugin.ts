import type { Plugin } from "vite";
import { loadEnv } from "vite";
import { EMBEDDED_URL } from "../../src/config/hosting.ts";
import type { Backend } from "./backend.ts";
import { EMBEDDED_VARIABLE, LOCAL_ANON_KEY, LOCAL_PASSWORD_HASH } from "./constants.ts";
import { getDataFolder, refuseWhileInUse } from "./data-folder.ts";
import { acquireBackend } from "./shared-backend.ts";

/** Vitest sets it, and all that tests start inherits it. */
const TEST_VARIABLE = "VITEST";

/**
 * Serves an embedded Supabase from the Vite dev and preview servers, on the same origin. Inactive
 * unless scripts/site.mjs switched it on, and when VITE_SUPABASE_URL names a hosted project.
 *
 * It also keeps an agency's own project out of the tests: they read no `.env` files, and ignore what
 * the shell exports.
 */
export function embeddedSupabase(): Plugin {
  let isEmbedded = false;
  let backend: Backend | undefined;

  async function open(root: string) {
    backend = await acquireBackend(root, getDataFolder(root));
    return backend.middleware;
  }

  async function close() {
    await backend?.close();
    backend = undefined;
  }

  return {
    name: "embedded-supabase",

    async config(config, { command, mode }) {
      if (mode === "test") forgetExported();
      const root = config.root ?? process.cwd();
      const isTest = process.env[TEST_VARIABLE] !== undefined;
      const isForced = process.env["VITE_SUPABASE_URL"] === EMBEDDED_URL;
      const files = isTest || isForced ? ({ envDir: false } as const) : {};
      if (process.env[EMBEDDED_VARIABLE] !== "1") return files;
      const env = loadEnv(mode, files.envDir ?? root);
      isEmbedded = !env["VITE_SUPABASE_URL"] || env["VITE_SUPABASE_URL"] === EMBEDDED_URL;
      if (!isEmbedded) return files;
      // The preview would fail as well, but only after the build has replaced the running site.
      if (command === "build") await refuseWhileInUse(getDataFolder(root));
      process.env["VITE_SUPABASE_URL"] = EMBEDDED_URL;
      process.env["VITE_SUPABASE_ANON_KEY"] = LOCAL_ANON_KEY;
      process.env["VITE_ADMIN_PASSWORD_HASH"] = LOCAL_PASSWORD_HASH;
      return files;
    },

    async configureServer(server) {
      if (isEmbedded) server.middlewares.use(await open(server.config.root));
    },

    async configurePreviewServer(server) {
      if (isEmbedded) server.middlewares.use(await open(server.config.root));
    },

    closeServer: close,
    closePreviewServer: close,
  };
}

function forgetExported() {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith("VITE_")) Reflect.deleteProperty(process.env, name);
  }
}
