import { PGlite } from "@electric-sql/pglite";
import { startBackend } from "../../../supabase/local/backend.ts";
import type { DataFolder } from "../../../supabase/local/data-folder.ts";
import { failingHttpPost, PG_NET } from "../pg-net.ts";

const HOST = "builds-of-the-site.example";
const TOKEN = "6470f2d1c0ffee";

/** The parts of the address that no response may contain. */
export const HOOK_SECRETS = [HOST, TOKEN];

/**
 * Creates the database of a backend that is not running, and stores a build hook. The address is in
 * everything that may be passed on by mistake: in the error of posting to it and in that of the last
 * response.
 */
export async function storeBuildHook(folder: DataFolder): Promise<void> {
  const backend = await startBackend(process.cwd(), folder);
  await backend.close();
  const database = await PGlite.create(folder.database);
  const url = `https://${HOST}/hooks/${TOKEN}`;
  await database.exec(PG_NET + failingHttpPost());
  await database.query(
    `insert into private.site_build_hook (url, requested_at, request_id)
     values ($1, '2026-01-01', 1)`,
    [url],
  );
  await database.query(
    "insert into net._http_response (id, timed_out, error_msg) values (1, false, $1)",
    [`Could not resolve ${url}`],
  );
  await database.close();
}
