import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { parsePasswordHash } from "../../src/lib/admin-token.ts";
import { keepEnquiriesMonths, referencePrefix } from "../../src/config/site.ts";
import { LOCAL_PASSWORD_HASH } from "./constants.ts";

/** Creates Supabase's API roles, to which the migrations grant privileges. */
export async function createRoles(database: PGlite, supabaseFolder: string): Promise<void> {
  await database.exec(await readFile(path.join(supabaseFolder, "local/roles.sql"), "utf8"));
}

/**
 * Applies each file in a transaction, and records it in the same table that the Supabase CLI uses
 * on a hosted project. Like that, it refuses a database with migrations that are not in the folder.
 */
export async function applyPendingMigrations(
  database: PGlite,
  supabaseFolder: string,
): Promise<void> {
  const folder = path.join(supabaseFolder, "migrations");
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = new Set(rows.map(({ version }) => version));
  const migrations = (await readdir(folder)).sort().flatMap((file) => {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    return version ? [{ file, version, name }] : [];
  });
  const known = new Set(migrations.map(({ version }) => version));
  if ([...applied].some((version) => !known.has(version))) {
    throw new Error("it is from another version of this project");
  }
  for (const { file, version, name } of migrations) {
    if (applied.has(version)) continue;
    const sql = await readFile(path.join(folder, file), "utf8");
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
        [version, name],
      );
    });
  }
}

/**
 * Seeds a new database, once: rows that are deleted later stay deleted. The row that grants the
 * local admin access is inserted with the seed, and so marks the database as seeded.
 */
export async function seedOnce(
  database: PGlite,
  supabaseFolder: string,
  seedPaths: string[],
): Promise<void> {
  const { rows } = await database.query("select from private.admin_access");
  if (rows.length > 0) return;
  const files = await expandPaths(supabaseFolder, seedPaths);
  await database.transaction(async (transaction) => {
    for (const file of files) await transaction.exec(await readFile(file, "utf8"));
    // New databases have the same content: the pages that were built from one show that of another.
    await transaction.exec("update private.site_builds set changed_at = '2026-01-01' where id");
    await transaction.query("insert into private.admin_access (token_sha256) values ($1)", [
      parsePasswordHash(LOCAL_PASSWORD_HASH)?.verifier,
    ]);
  });
}

/** Does at each start what `npm run site:enquiry-hook` sets up in a hosted project. */
export async function deleteOldEnquiries(database: PGlite): Promise<void> {
  await database.query(
    "update private.enquiry_settings set keep_months = $1, prefix = $2 where id",
    [keepEnquiriesMonths, referencePrefix],
  );
  await database.exec("select private.delete_old_enquiries()");
}

/** Expands the patterns of `sql_paths`, which may have `*` in the last part of a path only. */
async function expandPaths(folder: string, patterns: string[]): Promise<string[]> {
  const expanded = await Promise.all(
    patterns.map(async (pattern) => {
      const directory = path.resolve(folder, path.dirname(pattern));
      const isMatch = toMatcher(path.basename(pattern));
      const names = await readdir(directory).catch(() => []);
      return names
        .filter(isMatch)
        .sort()
        .map((name) => path.join(directory, name));
    }),
  );
  return expanded.flat();
}

function toMatcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join(".*")}$`);
  return (name) => expression.test(name);
}
