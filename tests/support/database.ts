import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";

const ADMIN_TOKEN = "the-admin-token";

/** Keys a request may carry: none, a guess, the admin's. */
export const ADMIN_KEYS = { none: undefined, wrong: "a-guess", right: ADMIN_TOKEN } as const;

export type AdminKey = keyof typeof ADMIN_KEYS;
export type ApiRole = "anon" | "authenticated";

/** A throwaway Postgres with Supabase's roles and storage tables and every migration applied. */
export async function createDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  const migrations = (await readdir("supabase/migrations")).sort();
  const files = [
    "supabase/local/roles.sql",
    "tests/support/supabase-storage.sql",
    ...migrations.map((file) => `supabase/migrations/${file}`),
  ];
  for (const file of files) await database.exec(await readFile(file, "utf8"));
  await database.query(
    "insert into private.admin_access (token_sha256) values (encode(sha256($1), 'hex'))",
    [new TextEncoder().encode(ADMIN_TOKEN)],
  );
  return database;
}

/** What a statement did: rows returned or touched, or the SQLSTATE it failed with. */
export type Outcome = { rows: number } | { refused: string };

type Request = { role: ApiRole; headers: string | undefined };

/** Runs one statement as the API does for a request, and undoes it. */
export async function runAs(
  database: PGlite,
  { role, headers }: Request,
  statement: string,
): Promise<Outcome> {
  await database.exec("begin");
  try {
    await database.exec(`set local role ${role}`);
    if (headers !== undefined) {
      await database.query("select set_config('request.headers', $1, true)", [headers]);
    }
    const { rows } = await database.query(statement);
    return { rows: rows.length };
  } catch (error) {
    return { refused: getSqlState(error) };
  } finally {
    await database.exec("rollback");
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
