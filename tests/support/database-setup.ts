import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { findPostgres, POSTGRES_INSTALL_HINT } from "../../scripts/postgres.ts";
import { startPostgresServer } from "./postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a PostgreSQL server's Unix socket; null where there is no server. */
    postgresSocket: string | null;
    /** A database cluster of PGlite as `initdb` creates it: as a folder, and as an archive. */
    emptyCluster: { folder: string; archive: string };
  }
}

/** Creates what all database tests share. Returns the function that removes it. */
export async function setup(project: TestProject) {
  const removeCluster = await provideEmptyCluster(project);
  const closeServer = await provideServer(project);
  return async () => {
    await closeServer?.();
    await removeCluster();
  };
}

/** In PGlite, `initdb` takes about ten times as long as copying the cluster that it creates. */
async function provideEmptyCluster(project: TestProject) {
  const parent = await mkdtemp(path.join(tmpdir(), "empty-cluster-"));
  const folder = path.join(parent, "database");
  const archive = path.join(parent, "database.tar");
  const database = await PGlite.create(folder);
  const dump = await database.dumpDataDir("none");
  await database.close();
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
  project.provide("emptyCluster", { folder, archive });
  return () => rm(parent, { recursive: true, force: true });
}

/**
 * Starts one PostgreSQL server for all database tests, where its programs are installed, with the
 * roles of a Supabase project. As in a hosted project, the migrations run as an owner who is no
 * superuser.
 */
async function provideServer(project: TestProject) {
  const binaries = findPostgres();
  try {
    if (!binaries) throw new Error("none was found");
    const server = await startPostgresServer(binaries);
    project.provide("postgresSocket", server.socketFolder);
    const version = await createServerRoles(server);
    process.stdout.write(`Database tests run on the embedded Postgres and on ${version}.\n`);
    return server.close;
  } catch (error) {
    project.provide("postgresSocket", null);
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `NOT RUN: the database tests on a PostgreSQL server (${reason}). ${POSTGRES_INSTALL_HINT}`,
    );
    return undefined;
  }
}

/** Returns the name and version of the server. */
async function createServerRoles({ socketFolder }: { socketFolder: string }): Promise<string> {
  const client = new Client({ host: socketFolder, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    await client.query(await readFile("supabase/local/roles.sql", "utf8"));
    await client.query(`
      create role owner login createdb bypassrls;
      grant anon, authenticated to owner;
    `);
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return `PostgreSQL ${rows[0]?.server_version ?? "server"}`;
  } finally {
    await client.end();
  }
}
