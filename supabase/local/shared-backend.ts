import type { Backend } from "./backend.ts";
import { startBackend } from "./backend.ts";
import type { DataFolder } from "./data-folder.ts";

type Share = { backend: Promise<Backend>; holders: number };

declare global {
  var localBackends: Map<string, Share> | undefined;
}

/**
 * The running backend of a data folder, started when there is none and closed with its last
 * holder. When vite.config.ts changes, Vite starts a second dev server, with this module loaded
 * anew, before it closes the first; hence the global.
 */
export async function holdBackend(root: string, folder: DataFolder): Promise<Backend> {
  const backends = (globalThis.localBackends ??= new Map<string, Share>());
  const share: Share = backends.get(folder.path) ?? {
    backend: startBackend(root, folder),
    holders: 0,
  };
  share.holders += 1;
  backends.set(folder.path, share);

  async function release() {
    share.holders -= 1;
    if (share.holders > 0) return;
    backends.delete(folder.path);
    await (await share.backend).close();
  }

  try {
    const { middleware } = await share.backend;
    return { middleware, close: release };
  } catch (error) {
    backends.delete(folder.path);
    throw error;
  }
}
