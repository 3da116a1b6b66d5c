import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "smol-toml";
import { isRecord } from "../../src/lib/json.ts";

/** What the embedded backend takes from supabase/config.toml. */
export type BackendConfig = { maxRows: number; fileSizeLimit: string; seedPaths: string[] };

export async function readBackendConfig(supabaseFolder: string): Promise<BackendConfig> {
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
