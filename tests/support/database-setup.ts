import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { findPostgres, POSTGRES_INSTALL_HINT } from "../../scripts/programs.ts";
import { applyMigrations, createDatabase, createRoles } from "./database";
import { connectToServer, startPostgresServer, TEMPLATE_DATABASE } from "./postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a PostgreSQL server's Unix socket; null where there is no server. */
    postgresSocket: string | null;
    /** The folder of a database cluster of PGlite as `initdb` creates it. */
    emptyCluster: string;
    /** The archive of such a cluster whose database has every migration. */
    migratedCluster: string;
  }
}

/** Creates what all database tests share. Returns the function that removes it. */
export async function setup(project: TestProject) {
  const [removeClusters, closeServer] = await Promise.all([
    provideClusters(project),
    provideServer(project),
  ]);
  return async () => {
    await closeServer?.();
    await removeClusters();
  };
}

/** In PGlite, `initdb` and the migrations take about ten times as long as copying what they make. */
async function provideClusters(project: TestProject) {
  const parent = await mkdtemp(path.join(tmpdir(), "clusters-"));
  const empty = path.join(parent, "empty");
  const migrated = path.join(parent, "migrated");
  const archive = path.join(parent, "migrated.tar");
  await (await PGlite.create(empty)).close();
  await cp(empty, migrated, { recursive: true });
  const database = await createDatabase(migrated);
  const dump = await database.dumpDataDir("none");
  await database.close();
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
  project.provide("emptyCluster", empty);
  project.provide("migratedCluster", archive);
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
    const { socketFolder, close } = await startPostgresServer(binaries);
    project.provide("postgresSocket", socketFolder);
    const version = await fillServer(socketFolder);
    process.stdout.write(`Database tests run on the embedded Postgres and on ${version}.\n`);
    return close;
  } catch (error) {
    project.provide("postgresSocket", null);
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `NOT RUN: the database tests on a PostgreSQL server (${reason}). ${POSTGRES_INSTALL_HINT}`,
    );
    return undefined;
  }
}

/** Creates the roles and the template. Returns the name and version of the server. */
async function fillServer(socketFolder: string): Promise<string> {
  const administration = await connectToServer(socketFolder, "postgres", "postgres");
  await createRoles(administration);
  await administration.exec(`
    create role owner login createdb bypassrls;
    grant anon, authenticated to owner;
  `);
  await administration.exec(`create database ${TEMPLATE_DATABASE} owner owner`);
  const { rows } = await administration.query("show server_version");
  await administration.close();
  const template = await connectToServer(socketFolder, TEMPLATE_DATABASE);
  await applyMigrations(template);
  await template.close();
  return `PostgreSQL ${String(rows[0]?.["server_version"])}`;
}
