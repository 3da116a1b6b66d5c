import { once } from "node:events";
import { createServer } from "node:http";
import type { Backend } from "./backend.ts";
import { startBackend } from "./backend.ts";
import type { DataFolder } from "./data-folder.ts";

type SharedBackend = { backend: Promise<Backend>; leaseCount: number };

declare global {
  var localBackends: Map<string, SharedBackend> | undefined;
}

/**
 * The running backend of a data folder: started for its first user, closed by its last.
 *
 * The map is a global variable because Vite restarts the dev server when vite.config.ts changes. It
 * starts the second server, with a new instance of this module, before it closes the first.
 */
export async function acquireBackend(root: string, folder: DataFolder): Promise<Backend> {
  const backends = (globalThis.localBackends ??= new Map<string, SharedBackend>());
  const shared: SharedBackend = backends.get(folder.path) ?? {
    backend: startBackend(root, folder),
    leaseCount: 0,
  };
  shared.leaseCount += 1;
  backends.set(folder.path, shared);

  async function release() {
    shared.leaseCount -= 1;
    if (shared.leaseCount > 0) return;
    backends.delete(folder.path);
    await (await shared.backend).close();
  }

  try {
    const { middleware } = await shared.backend;
    return { middleware, close: release };
  } catch (error) {
    backends.delete(folder.path);
    throw error;
  }
}

/** Serves the backend of a data folder on a free port, for programs on this computer. */
export async function serveBackend(root: string, folder: DataFolder) {
  const { middleware, close } = await acquireBackend(root, folder);
  const server = createServer((request, response) => {
    middleware(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}
