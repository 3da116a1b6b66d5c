import { access, constants, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { DATA_FOLDER_VARIABLE } from "./constants.ts";
import { getMessage } from "../../src/lib/error-message.ts";
import { findHolder, releaseLock, takeLock } from "../../scripts/process-lock.ts";

/** An error that the user can fix. Its message is printed alone, without a stack trace. */
export class LocalBackendError extends Error {
  override readonly name = "LocalBackendError";
}

/** The folder in which the embedded backend stores its database and its files. */
export type DataFolder = { path: string; database: string; files: string; lock: string };

export function getDataFolder(
  root: string,
  place = process.env[DATA_FOLDER_VARIABLE] || "supabase/.temp",
): DataFolder {
  const folder = path.resolve(root, place);
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
  const holder = await takeLock(folder.lock);
  if (holder !== null) throw inUseError(folder, holder);
}

export async function unlock(folder: DataFolder): Promise<void> {
  await releaseLock(folder.lock);
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
  const holder = await findHolder(folder.lock);
  if (holder !== null) throw inUseError(folder, holder);
}

function inUseError(folder: DataFolder, pid: number) {
  return new LocalBackendError(
    `Another server (process ${pid}) is using the local data in ${folder.path}. Stop it first. If there is none, delete ${folder.lock}.`,
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
