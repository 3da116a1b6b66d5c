import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";

const ADMIN_TOKEN = "the-admin-token";

/** Keys a request may carry: none, a guess, the admin's. */
export const ADMIN_KEYS = { none: undefined, wrong: "a-guess", right: ADMIN_TOKEN } as const;

export type AdminKey = keyof typeof ADMIN_KEYS;
export type ApiRole = "anon" | "authenticated";

/** A database to try things on: PGlite itself, or one on a server (postgres-database.ts). */
export type TestDatabase = {
  exec: (sql: string) => Promise<unknown>;
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => Promise<unknown>;
};

/**
 * A throwaway Postgres with Supabase's roles and storage tables and every migration applied.
 * `cluster` is the archive of an empty one, which takes less time to read than to make.
 */
export async function createDatabase(cluster?: string): Promise<PGlite> {
  const database = await PGlite.create(
    cluster === undefined ? {} : { loadDataDir: new Blob([await readFile(cluster)]) },
  );
  await database.exec(await readFile("supabase/local/roles.sql", "utf8"));
  await applyMigrations(database);
  return database;
}

/** What Supabase brings, then the migrations, then the admin of these tests. */
export async function applyMigrations(database: TestDatabase): Promise<void> {
  const migrations = (await readdir("supabase/migrations")).sort();
  const files = [
    "tests/support/supabase-project.sql",
    ...migrations.map((file) => `supabase/migrations/${file}`),
  ];
  for (const file of files) await database.exec(await readFile(file, "utf8"));
  await database.query("insert into private.admin_access (token_sha256) values ($1)", [
    hashOf(ADMIN_TOKEN),
  ]);
}

/** What private.admin_access keeps of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What a statement did: rows returned or touched, or the SQLSTATE it failed with. */
export type Outcome = { rows: number } | { refused: string };

export type ApiRequest = { role: ApiRole; headers: string | undefined };

/** Runs one statement as the API does for a request, and undoes it. */
export async function runAs(
  database: TestDatabase,
  request: ApiRequest,
  statement: string,
): Promise<Outcome> {
  try {
    await beginAs(database, request);
    const { rows } = await database.query(statement);
    return { rows: rows.length };
  } catch (error) {
    return { refused: getSqlState(error) };
  } finally {
    await database.exec("rollback");
  }
}

/** Opens a transaction as the API does for a request. */
export async function beginAs(database: TestDatabase, { role, headers }: ApiRequest) {
  await database.exec(`begin; set local role ${role}`);
  if (headers !== undefined) {
    await database.query("select set_config('request.headers', $1, true)", [headers]);
  }
}

export function headersWith(key: AdminKey): string {
  return JSON.stringify({ accept: "*/*", "x-admin-key": ADMIN_KEYS[key] });
}

/** The SQLSTATE of the error that a promise must reject with. */
export async function getRefusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (error) {
    return getSqlState(error);
  }
  return "nothing refused";
}

function getSqlState(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}
