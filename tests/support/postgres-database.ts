import { randomUUID } from "node:crypto";
import { Client, types } from "pg";
import { inject } from "vitest";
import type { TestDatabase } from "./database.ts";
import { applyMigrations } from "./database.ts";

/**
 * The socket of the server that tests/support/database-setup.ts started; null where there is none.
 */
export const postgresSocket = inject("postgresSocket");

// Reads bigint columns as numbers, as PGlite does. By default `pg` returns them as strings, because
// a number is exact only up to 2^53: https://github.com/brianc/node-pg-types
types.setTypeParser(types.builtins.INT8, Number);

/** A new database on the server with all migrations; `connect` opens more connections to it. */
export async function createOnServer() {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const administration = await connect("postgres");
  await administration.exec(`create database ${name}`);
  await administration.close();
  const database = await connect(name);
  await applyMigrations(database);
  return { database, connect: () => connect(name) };
}

async function connect(database: string): Promise<TestDatabase> {
  if (postgresSocket === null) throw new Error("There is no PostgreSQL server here.");
  const client = new Client({ host: postgresSocket, user: "owner", database });
  await client.connect();
  return {
    exec: (sql) => client.query(sql),
    query: (sql, values) => client.query(sql, values),
    close: () => client.end(),
  };
}
