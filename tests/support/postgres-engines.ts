import { inject } from "vitest";
import type { TestDatabase } from "./database.ts";
import { createDatabase } from "./database.ts";
import { createOnServer, postgresSocket } from "./postgres-database.ts";
import type { Total } from "./totals.ts";

/** A kind of Postgres. The same tests run on each. */
export type PostgresEngine = {
  name: string;
  accessCases: Total;
  create: () => Promise<TestDatabase>;
};

const embedded: PostgresEngine = {
  name: "the embedded Postgres",
  accessCases: "access cases, embedded Postgres in SQL",
  create: () => createDatabase(inject("emptyCluster").archive),
};

const server: PostgresEngine = {
  name: "a PostgreSQL server",
  accessCases: "access cases, PostgreSQL server in SQL",
  create: async () => (await createOnServer()).database,
};

/**
 * Without the server where none could be started, of which tests/support/database-setup.ts warns.
 */
export const postgresEngines = postgresSocket === null ? [embedded] : [embedded, server];
