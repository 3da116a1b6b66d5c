import { randomBytes } from "node:crypto";
import path from "node:path";
import { acceptBrowserUploads } from "./browser-uploads.ts";
import { readBackendConfig } from "./config-file.ts";
import { LOCAL_ANON_KEY } from "./constants.ts";
import type { DataFolder } from "./data-folder.ts";
import { lock, unlock } from "./data-folder.ts";
import { FileStore } from "./file-store.ts";
import { loadLite } from "./load-lite.ts";
import { getMessage, LocalBackendError } from "./local-backend-error.ts";
import type { Answer, NodeHandler } from "./node-handler.ts";
import { toNodeHandler } from "./node-handler.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { applyPendingMigrations, createRoles, seedOnce } from "./prepare-database.ts";
import { exposeRequestHeaders } from "./request-headers.ts";
import { shortenErrors } from "./short-errors.ts";
import { timestampParsers } from "./timestamps.ts";

export type Backend = { middleware: NodeHandler; close: () => Promise<void> };

/** Only the two services the site uses are reachable. */
const SERVED_PREFIXES = ["/rest/v1", "/storage/v1"];

/** Starts Supabase's API on PGlite, migrated and seeded; the caller closes it. */
export async function startBackend(root: string, folder: DataFolder): Promise<Backend> {
  await lock(folder);
  try {
    const { answer, close } = await openApp(path.join(root, "supabase"), folder);
    return {
      middleware: toNodeHandler(answer, SERVED_PREFIXES),
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

type OpenedApp = { answer: Answer; close: () => Promise<void> };

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
        // Nobody signs in here; an unknown secret keeps forged tokens from being accepted.
        jwt_secret: randomBytes(32).toString("hex"),
      },
      storage: { enabled: true, file_size_limit: config.fileSizeLimit },
      studio: { enabled: false },
      // Its admin mode would take every local request without a key for `service_role`.
      options: { server: { admin: false } },
    });
    app._storageAdapter = new FileStore(folder.files);
    shortenErrors(app);

    const ready = app.init();
    // Storage counts as experimental. Switched on between the check that warns about it on every
    // start and the moment it is needed.
    setExperimental("storage", true);
    await ready;

    await createRoles(connection.driver, supabaseFolder);
    await app.ensureSystemSchema();
    await applyPendingMigrations(connection.driver, supabaseFolder);
    await seedOnce(connection.driver, supabaseFolder, config.seedPaths);
    const answer = acceptBrowserUploads(oneAtATime(exposeRequestHeaders(app)));
    return { answer, close: () => connection.close() };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw new LocalBackendError(
      `The local data in ${folder.path} cannot be used (${getMessage(error)}). \`npm run reset\` brings it back to its first state.`,
      { cause: error },
    );
  }
}
