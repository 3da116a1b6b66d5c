import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadEnv, type ResolvedConfig } from "vite";
import { EMBEDDED_URL } from "../../supabase/local/constants.ts";
import { getDataFolder } from "../../supabase/local/data-folder.ts";
import { acquireBackend } from "../../supabase/local/shared-backend.ts";

/**
 * The environment variable from which the prerendering bundle reads the backend's URL (plugin.ts).
 */
export const ADDRESS_VARIABLE = "PRERENDER_SUPABASE_URL";

type Backend = {
  /** The origin of a hosted project; null for the embedded backend, which has the site's origin. */
  origin: string | null;
  close: () => Promise<void>;
};

/**
 * Makes the backend of the build available over HTTP: the embedded one gets a server of its own.
 */
export async function openBackend({ mode, root }: ResolvedConfig): Promise<Backend> {
  const url = loadEnv(mode, root)["VITE_SUPABASE_URL"] ?? "";
  if (url !== EMBEDDED_URL) {
    process.env[ADDRESS_VARIABLE] = url;
    return {
      origin: URL.canParse(url) ? new URL(url).origin : null,
      close: () => Promise.resolve(),
    };
  }
  const backend = await acquireBackend(root, getDataFolder(root));
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[ADDRESS_VARIABLE] = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    origin: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== "object" || !address) throw new Error("The backend has no port.");
  return address.port;
}
