import { afterAll, beforeAll, vi } from "vitest";
import type { DataFolder } from "../../../supabase/local/data-folder.ts";
import { createDataFolderWithCluster, serveBackend } from "../embedded-site.ts";
import type { HeaderFields, Received, Sent } from "./send.ts";
import { send } from "./send.ts";

/** The embedded backend of a test file. */
export type Site = {
  getFolder: () => DataFolder;
  /** Where it answers; for who needs more than `ask`. */
  getUrl: () => string;
  ask: (request: Sent, identity?: HeaderFields) => Promise<Received>;
  /** Stops it before the file ends, to look at what it left behind. */
  close: () => Promise<void>;
};

/** Runs the embedded backend, fresh from its seed, while the tests of a file run. */
export function serveForTests(): Site {
  let url = "";
  let folder: DataFolder | undefined;
  let stop = () => Promise.resolve();
  let remove = () => Promise.resolve();

  async function close() {
    const stopping = stop();
    stop = () => Promise.resolve();
    await stopping;
  }

  beforeAll(async () => {
    // Every refusal is reported in the terminal of the server as well, in one line each.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    ({ folder, remove } = await createDataFolderWithCluster());
    const served = await serveBackend(folder);
    url = served.url;
    stop = () => served.close();
  });
  afterAll(async () => {
    await close();
    await remove();
  });

  return {
    getFolder() {
      if (!folder) throw new Error("Only while tests run.");
      return folder;
    },
    getUrl: () => url,
    ask: (request, identity = {}) =>
      send(url, { ...request, headers: { ...request.headers, ...identity } }),
    close,
  };
}
