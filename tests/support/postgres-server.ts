import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client, types } from "pg";
import type { TestDatabase } from "./database.ts";

/** Clients connect through the Unix socket in `socketFolder`. The server does not listen on TCP. */
export type PostgresServer = { socketFolder: string; close: () => Promise<void> };

/** Speed instead of durability: the data is deleted at the end of the run. */
const SETTINGS = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "16MB",
  max_connections: "50",
  log_min_messages: "log",
};

/**
 * A shell script that stops the server when its standard input ends, so that the server never
 * outlives the tests, even when their process is killed. SIGQUIT is PostgreSQL's immediate
 * shutdown:
 * https://www.postgresql.org/docs/current/server-shutdown.html
 */
const UNTIL_INPUT_ENDS = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server';

/** The database with every migration that the tests get copies of. */
export const TEMPLATE_DATABASE = "migrated";

// Reads bigint columns as numbers, as PGlite does. By default `pg` returns them as strings, because
// a number is exact only up to 2^53: https://github.com/brianc/node-pg-types
types.setTypeParser(types.builtins.INT8, Number);

/** Opens a connection; by default as the owner of the tables, as migrations do. */
export async function connectToServer(
  socketFolder: string,
  database: string,
  user = "owner",
): Promise<TestDatabase> {
  const client = new Client({ host: socketFolder, user, database });
  await client.connect();
  return {
    exec: (sql) => client.query(sql),
    query: (sql, values) => client.query(sql, values),
    close: () => client.end(),
  };
}

/** Starts a throwaway PostgreSQL server with the programs of `binaries`. */
export async function startPostgresServer(binaries: string): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "postgres-"));
  const data = path.join(folder, "data");
  const user = await getUnprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const identity = { cwd: folder, ...user };

  let stop: () => Promise<unknown> = () => Promise.resolve();
  async function close() {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await promisify(execFile)(
      path.join(binaries, "initdb"),
      ["-D", data, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "-N"],
      identity,
    );
    const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder });
    const server = spawn(
      "sh",
      [
        ...["-c", UNTIL_INPUT_ENDS, "sh", path.join(binaries, "postgres"), "-D", data],
        ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...identity, stdio: ["pipe", "ignore", "pipe"] },
    );
    const ended = once(server, "exit");
    stop = () => {
      server.stdin.end();
      return ended;
    };
    await waitUntilReady(server.stderr);
    return { socketFolder: folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves when the server's log says that it accepts connections. */
async function waitUntilReady(log: NodeJS.ReadableStream): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    log.on("data", (part) => {
      output += String(part);
      if (output.includes("ready to accept connections")) resolve();
    });
    log.on("end", () => {
      reject(new Error(`The server ended before it was ready:\n${output}`));
    });
  });
}

/** The user to run PostgreSQL as: it refuses to run as root, the usual user in a container. */
async function getUnprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const users = await readFile("/etc/passwd", "utf8");
  for (const name of ["postgres", "nobody"]) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(users) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("This computer has no user `postgres` or `nobody` to run PostgreSQL as.");
}
