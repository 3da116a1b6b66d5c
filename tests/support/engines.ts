import { inject } from "vitest";
import type { TestDatabase } from "./database.ts";
import { createDatabase } from "./database.ts";
import { createOnServer, postgresSocket } from "./postgres-database.ts";
import type { Total } from "./totals.ts";

/** A Postgres that the same tests run on. */
export type Engine = { name: string; accessCases: Total; create: () => Promise<TestDatabase> };

const embedded: Engine = {
  name: "the embedded Postgres",
  accessCases: "access cases, embedded Postgres in SQL",
  create: () => createDatabase(inject("emptyCluster").archive),
};

const server: Engine = {
  name: "a PostgreSQL server",
  accessCases: "access cases, PostgreSQL server in SQL",
  create: async () => (await createOnServer()).database,
};

/** The server is missing where none could be started; tests/support/database-setup.ts says so. */
export const engines = postgresSocket === null ? [embedded] : [embedded, server];
