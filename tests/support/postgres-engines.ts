import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { TestDatabase } from "./database.ts";
import { connectToServer, TEMPLATE_DATABASE } from "./postgres-server.ts";

/** A kind of Postgres. The same tests run on each; `create` makes a database with all migrations. */
type PostgresEngine = { name: string; create: () => Promise<TestDatabase> };

const embedded: PostgresEngine = { name: "the embedded Postgres", create: createEmbedded };

const server: PostgresEngine = {
  name: "a PostgreSQL server",
  create: async () => (await createOnServer()).database,
};

const socketFolder = inject("postgresSocket");

/** False where no server could be started, of which tests/support/database-setup.ts warns. */
export const hasPostgresServer = socketFolder !== null;

export const postgresEngines = hasPostgresServer ? [embedded, server] : [embedded];

/** A new embedded database with all migrations. */
export async function createEmbedded(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await readFile(inject("migratedCluster"))]) });
}

/** A new database on the server with all migrations; `connect` opens more connections to it. */
export async function createOnServer() {
  if (socketFolder === null) throw new Error("There is no PostgreSQL server here.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const connect = () => connectToServer(socketFolder, name);
  const administration = await connectToServer(socketFolder, "postgres");
  await administration.exec(`create database ${name} template ${TEMPLATE_DATABASE}`);
  await administration.close();
  return { database: await connect(), connect };
}
