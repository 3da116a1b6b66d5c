import { access, constants, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import path from "node:path";
import { DATA_FOLDER_VARIABLE } from "./constants.ts";
import { getMessage, LocalBackendError } from "./local-backend-error.ts";

/** The folder in which the embedded backend stores its database and its files. */
export type DataFolder = { path: string; database: string; files: string; lock: string };

export function getDataFolder(root: string): DataFolder {
  const folder = path.resolve(root, process.env[DATA_FOLDER_VARIABLE] || "supabase/.temp");
  return {
    path: folder,
    database: path.join(folder, "database"),
    files: path.join(folder, "files"),
    lock: path.join(folder, "server.lock"),
  };
}

/**
 * Reserves the folder for this process until `unlock`: two servers on one database would destroy
 * it.
 * @throws {LocalBackendError} when another server uses it, or when it is not writable
 */
export async function lock(folder: DataFolder): Promise<void> {
  await ensureWritable(folder);
  try {
    await writeLock(folder);
  } catch (error) {
    if (!isErrorCode(error, "EEXIST")) throw error;
    await refuseWhileInUse(folder);
    await rm(folder.lock, { force: true });
    await writeLock(folder);
  }
}

export async function unlock(folder: DataFolder): Promise<void> {
  await rm(folder.lock, { force: true });
}

/** Deletes all local data; the next start begins with the seed again. */
export async function reset(folder: DataFolder): Promise<void> {
  await refuseWhileInUse(folder);
  try {
    await rm(folder.database, { recursive: true, force: true });
    await rm(folder.files, { recursive: true, force: true });
    await rm(folder.lock, { force: true });
  } catch (error) {
    throw new LocalBackendError(
      `The local data in ${folder.path} cannot be removed (${getMessage(error)}). Check who may write there, then run \`npm run reset\` again.`,
    );
  }
}

export async function refuseWhileInUse(folder: DataFolder): Promise<void> {
  const owner = await readLock(folder);
  if (owner === null || !isRunning(owner)) return;
  throw new LocalBackendError(
    `Another server (process ${owner.pid}) is using the local data in ${folder.path}. Stop it first. If there is none, delete ${folder.lock}.`,
  );
}

async function ensureWritable(folder: DataFolder): Promise<void> {
  try {
    await mkdir(folder.path, { recursive: true });
    await access(folder.path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LocalBackendError(
      `The local data folder ${folder.path} is not writable (${getMessage(error)}). Make it writable, or delete what is in its place, then run \`npm run reset\`.`,
    );
  }
}

type LockOwner = { pid: number; bootedAt: number };

async function writeLock(folder: DataFolder): Promise<void> {
  const owner: LockOwner = { pid: process.pid, bootedAt: getBootTime() };
  await writeFile(folder.lock, JSON.stringify(owner), { flag: "wx" });
}

async function readLock(folder: DataFolder): Promise<LockOwner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(folder.lock, "utf8"));
    return isLockOwner(owner) ? owner : null;
  } catch {
    // The lock is missing, or a crash cut it short: either way no server holds it.
    return null;
  }
}

function isLockOwner(value: unknown): value is LockOwner {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "bootedAt" in value &&
    typeof value.bootedAt === "number"
  );
}

/**
 * A process id alone is no proof: ids start over when the computer or the container restarts, so
 * the time of the last start is compared as well.
 */
function isRunning({ pid, bootedAt }: LockOwner): boolean {
  const clockSlackSeconds = 60;
  if (pid === process.pid || Math.abs(bootedAt - getBootTime()) > clockSlackSeconds) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, "EPERM");
  }
}

function getBootTime(): number {
  return Math.round(Date.now() / 1000 - uptime());
}

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
