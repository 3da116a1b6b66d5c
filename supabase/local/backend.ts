import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "smol-toml";
import { acceptBrowserUploads } from "./browser-uploads.ts";
import { announceContentWrites } from "./content-writes.ts";
import { LOCAL_ANON_KEY } from "./constants.ts";
import type { DataFolder } from "./data-folder.ts";
import { LocalBackendError, lock, unlock } from "./data-folder.ts";
import { FileStore } from "./file-store.ts";
import { getMessage } from "../../src/lib/error-message.ts";
import { isRecord } from "../../src/lib/json.ts";
import type { RequestHandler, NodeHandler } from "./node-handler.ts";
import { toNodeHandler } from "./node-handler.ts";
import {
  applyPendingMigrations,
  createRoles,
  deleteOldEnquiries,
  seedOnce,
} from "./prepare-database.ts";
import { exposeRequestHeaders, loadLite, shortenErrors, timestampParsers } from "./lite.ts";
import { publishScheduledPosts } from "./scheduled-posts.ts";
import { createTaskQueue } from "./task-queue.ts";

export type Backend = { middleware: NodeHandler; close: () => Promise<void> };

/** Only the services that the site uses are reachable: PostgREST and Storage. */
const SERVED_PREFIXES = ["/rest/v1", "/storage/v1"];

/** Starts Supabase's API on PGlite, migrated and seeded; the caller closes it. */
export async function startBackend(root: string, folder: DataFolder): Promise<Backend> {
  await lock(folder);
  try {
    const { handle, close } = await openApp(path.join(root, "supabase"), folder);
    return {
      middleware: toNodeHandler(handle, SERVED_PREFIXES),
      async close() {
        await close();
        await unlock(folder);
      },
    };
  } catch (error) {
    await unlock(folder);
    throw error;
  }
}

type OpenedApp = { handle: RequestHandler; close: () => Promise<void> };

async function openApp(supabaseFolder: string, folder: DataFolder): Promise<OpenedApp> {
  const { App, setExperimental, createPgliteConnection } = await loadLite();
  const config = await readBackendConfig(supabaseFolder);

  const connection = await createPgliteConnection({
    url: folder.database,
    pgliteOptions: { parsers: timestampParsers },
  });
  try {
    await connection.driver.waitReady;
    const app = new App({
      connection,
      api: { max_rows: config.maxRows, schemas: ["public"] },
      auth: {
        enabled: false,
        publishable_key: LOCAL_ANON_KEY,
        // Nobody signs in here. A random secret means that no forged token is accepted.
        jwt_secret: randomBytes(32).toString("hex"),
      },
      storage: { enabled: true, file_size_limit: config.fileSizeLimit },
      studio: { enabled: false },
      // Its admin mode would run every local request without a key as `service_role`.
      options: { server: { admin: false } },
    });
    app._storageAdapter = new FileStore(folder.files);
    shortenErrors(app);

    const ready = app.init();
    // @supabase/lite 0.10 calls storage experimental and warns about it in the first, synchronous
    // part of `init`. Switched on after that part, storage works and the warning does not appear.
    setExperimental("storage", true);
    await ready;

    await createRoles(connection.driver, supabaseFolder);
    await app.ensureSystemSchema();
    await applyPendingMigrations(connection.driver, supabaseFolder);
    await seedOnce(connection.driver, supabaseFolder, config.seedPaths);
    await deleteOldEnquiries(connection.driver);
    const enqueue = createTaskQueue();
    const stopPublishing = await publishScheduledPosts(connection.driver, enqueue);
    const respond = exposeRequestHeaders(app);
    const answer = acceptBrowserUploads((request) => enqueue(() => respond(request)));
    const handle = announceContentWrites(answer);
    return {
      handle,
      close() {
        stopPublishing();
        return enqueue(() => connection.close());
      },
    };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw new LocalBackendError(
      `The local data in ${folder.path} cannot be used (${getMessage(error)}). \`npm run reset\` brings it back to its first state.`,
      { cause: error },
    );
  }
}

/** What the embedded backend takes from supabase/config.toml. */
type BackendConfig = { maxRows: number; fileSizeLimit: string; seedPaths: string[] };

async function readBackendConfig(supabaseFolder: string): Promise<BackendConfig> {
  const { api, storage, db } = parse(
    await readFile(path.join(supabaseFolder, "config.toml"), "utf8"),
  );
  const maxRows = isRecord(api) ? api["max_rows"] : undefined;
  const fileSizeLimit = isRecord(storage) ? storage["file_size_limit"] : undefined;
  const seed = isRecord(db) ? db["seed"] : undefined;
  const seedPaths = isRecord(seed) ? seed["sql_paths"] : undefined;
  if (typeof maxRows !== "number") throw new Error("config.toml needs [api] max_rows.");
  if (typeof fileSizeLimit !== "string") {
    throw new Error("config.toml needs [storage] file_size_limit.");
  }
  if (!Array.isArray(seedPaths) || !seedPaths.every((item) => typeof item === "string")) {
    throw new Error("config.toml needs [db.seed] sql_paths.");
  }
  return { maxRows, fileSizeLimit, seedPaths };
}
