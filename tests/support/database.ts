import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";

const ADMIN_TOKEN = "the-admin-token";

/** The admin keys that a request may have: none, a guess, the right one. */
export const ADMIN_KEYS = { none: undefined, wrong: "a-guess", right: ADMIN_TOKEN } as const;

export type AdminKey = keyof typeof ADMIN_KEYS;

export const API_ROLES = ["anon", "authenticated"] as const;
export type ApiRole = (typeof API_ROLES)[number];

/** A database for tests: PGlite itself, or one on a server (postgres-server.ts). */
export type TestDatabase = {
  exec: (sql: string) => Promise<unknown>;
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => Promise<unknown>;
};

/**
 * A database with Supabase's roles and storage tables, and with every migration applied: in memory,
 * or in the empty cluster of a folder.
 */
export async function createDatabase(folder?: string): Promise<PGlite> {
  const database = await PGlite.create(folder);
  await createRoles(database);
  await applyMigrations(database);
  return database;
}

/** Creates Supabase's API roles. */
export async function createRoles(database: TestDatabase): Promise<void> {
  await database.exec(await readFile("supabase/local/roles.sql", "utf8"));
}

/** Creates what a Supabase project starts with, applies the migrations, and adds an admin token. */
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

/** The hash of a token or of a row, as the database computes it. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The number of rows that a statement returned, or the SQLSTATE with which it failed. */
export type Outcome = { rows: number } | { errorCode: string };

export type ApiRequest = { role: ApiRole; headers: string | undefined };

/** Runs one statement as the API does for a request, and rolls it back. */
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
    return { errorCode: getSqlState(error) };
  } finally {
    await database.exec("rollback");
  }
}

/** Opens a transaction as the API does for a request. */
export async function beginAs(database: TestDatabase, request: ApiRequest) {
  await database.exec("begin");
  await actAs(database, request);
}

/** Gives the open transaction the role and the headers of a request. */
export async function actAs(database: TestDatabase, { role, headers }: ApiRequest) {
  await database.exec(`set local role ${role}`);
  if (headers !== undefined) {
    await database.query("select set_config('request.headers', $1, true)", [headers]);
  }
}

export function headersWith(key: AdminKey, others = {}): string {
  return JSON.stringify({ accept: "*/*", "x-admin-key": ADMIN_KEYS[key], ...others });
}

/** The SQLSTATE of the error with which a promise rejects; "no error" when it resolves. */
export async function getErrorCode(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (error) {
    return getSqlState(error);
  }
  return "no error";
}

function getSqlState(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}
