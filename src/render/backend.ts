import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { EMBEDDED_URL } from "../../supabase/local/constants.ts";
import { getDataFolder } from "../../supabase/local/data-folder.ts";
import { acquireBackend } from "../../supabase/local/shared-backend.ts";

/** The environment variable from which the server bundle reads the address of the backend. */
export const ADDRESS_VARIABLE = "PRERENDER_SUPABASE_URL";

type OpenBackend = { close: () => Promise<void> };

/**
 * Makes a backend available over HTTP, at the address in `ADDRESS_VARIABLE`. The embedded one gets
 * a server of its own, unless the variable names one that is running.
 * @param url of a hosted project, "embedded", or "" for none
 */
export async function openBackend(url: string, root: string): Promise<OpenBackend> {
  if (url !== EMBEDDED_URL) {
    process.env[ADDRESS_VARIABLE] = url;
    return { close: () => Promise.resolve() };
  }
  if (process.env[ADDRESS_VARIABLE]) return { close: () => Promise.resolve() };
  const backend = await acquireBackend(root, getDataFolder(root));
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[ADDRESS_VARIABLE] = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
      Reflect.deleteProperty(process.env, ADDRESS_VARIABLE);
    },
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== "object" || !address) throw new Error("The backend has no port.");
  return address.port;
}
