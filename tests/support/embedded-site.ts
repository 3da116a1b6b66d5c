import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import { startBackend } from "../../supabase/local/backend.ts";
import { DATA_FOLDER_VARIABLE, LOCAL_ANON_KEY } from "../../supabase/local/constants.ts";
import { getDataFolder } from "../../supabase/local/data-folder.ts";
import type { Database } from "@/db/database.types";

/** The embedded backend on a free port, with a throwaway data folder. */
export async function startEmbeddedSite() {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), "mandarin-lane-"));
  process.env[DATA_FOLDER_VARIABLE] = temporaryFolder;
  const folder = getDataFolder(process.cwd());
  const backend = await startBackend(process.cwd(), folder);
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    folder,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
      await rm(temporaryFolder, { recursive: true });
    },
  };
}
