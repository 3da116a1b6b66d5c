import { afterAll, beforeAll, vi } from "vitest";
import type { DataFolder } from "../../../supabase/local/data-folder.ts";
import { storeBuildHook } from "./build-hook.ts";
import { createDataFolderWithCluster, serveBackend } from "../embedded-backend.ts";
import type { HeaderFields, TestResponse, TestRequest } from "./send.ts";
import { send } from "./send.ts";

/** The embedded backend of a test file. */
export type TestBackend = {
  getFolder: () => DataFolder;
  /** Its address, for requests that `request` cannot make. */
  getUrl: () => string;
  request: (request: TestRequest, identity?: HeaderFields) => Promise<TestResponse>;
  /** Stops it before the file ends, to look at what it left behind. */
  close: () => Promise<void>;
};

/** Runs the embedded backend, newly seeded and with a build hook, while the tests of a file run. */
export function startTestBackend(): TestBackend {
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
    // The server also logs every rejected request in the terminal.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    ({ folder, remove } = await createDataFolderWithCluster());
    await storeBuildHook(folder);
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
    request: (request, identity = {}) =>
      send(url, { ...request, headers: { ...request.headers, ...identity } }),
    close,
  };
}
