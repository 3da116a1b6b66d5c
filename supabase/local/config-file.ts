import { readFile } from "node:fs/promises";
import path from "node:path";

/** What the embedded backend takes from supabase/config.toml. */
export type BackendConfig = { maxRows: number; fileSizeLimit: string; seedPaths: string[] };

export async function readBackendConfig(supabaseFolder: string): Promise<BackendConfig> {
  const toml = await readFile(path.join(supabaseFolder, "config.toml"), "utf8");
  const maxRows = readValue(toml, "api", "max_rows");
  const fileSizeLimit = readValue(toml, "storage", "file_size_limit");
  const seedPaths = readValue(toml, "db.seed", "sql_paths");
  if (typeof maxRows !== "number") throw new Error("config.toml needs [api] max_rows.");
  if (typeof fileSizeLimit !== "string") {
    throw new Error("config.toml needs [storage] file_size_limit.");
  }
  if (!Array.isArray(seedPaths) || !seedPaths.every((item) => typeof item === "string")) {
    throw new Error("config.toml needs [db.seed] sql_paths.");
  }
  return { maxRows, fileSizeLimit, seedPaths };
}

/** One-line numbers, strings and lists read the same in TOML and JSON; more is not needed here. */
function readValue(toml: string, table: string, key: string): unknown {
  let currentTable = "";
  for (const line of toml.split(/\r?\n/)) {
    currentTable = /^\[([\w.]+)\]\s*$/.exec(line)?.[1] ?? currentTable;
    const [, name, value] = /^(\w+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (currentTable === table && name === key && value) return JSON.parse(value);
  }
  return undefined;
}
