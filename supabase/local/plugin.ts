import type { Plugin } from "vite";
import { loadEnv } from "vite";
import type { Backend } from "./backend.ts";
import {
  EMBEDDED_SWITCH,
  EMBEDDED_URL,
  LOCAL_ADMIN_PASSWORD,
  LOCAL_ANON_KEY,
  LOCAL_PASSWORD_HASH,
} from "./constants.ts";
import { getDataFolder, refuseWhileInUse } from "./data-folder.ts";
import { holdBackend } from "./shared-backend.ts";

/**
 * Gives the Vite dev and preview servers a Supabase of their own on the same address. Does
 * nothing unless scripts/site.mjs switched it on, nor when VITE_SUPABASE_URL names a real one.
 */
export function embeddedSupabase(): Plugin {
  let isEmbedded = false;
  let backend: Backend | undefined;

  async function open(root: string) {
    backend = await holdBackend(root, getDataFolder(root));
    return backend.middleware;
  }

  async function close() {
    await backend?.close();
    backend = undefined;
  }

  return {
    name: "embedded-supabase",

    api: {
      /** For the launcher to print; null when a real project is used. */
      getAdminPassword: () => (isEmbedded ? LOCAL_ADMIN_PASSWORD : null),
    },

    async config(config, { command, mode }) {
      if (process.env[EMBEDDED_SWITCH] !== "1") return;
      const root = config.root ?? process.cwd();
      const env = loadEnv(mode, root);
      isEmbedded = !env["VITE_SUPABASE_URL"] || env["VITE_SUPABASE_URL"] === EMBEDDED_URL;
      if (!isEmbedded) return;
      // The preview would be refused as well, but only after a build under the running server.
      if (command === "build") await refuseWhileInUse(getDataFolder(root));
      process.env["VITE_SUPABASE_URL"] = EMBEDDED_URL;
      process.env["VITE_SUPABASE_ANON_KEY"] = LOCAL_ANON_KEY;
      process.env["VITE_ADMIN_PASSWORD_HASH"] = LOCAL_PASSWORD_HASH;
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
