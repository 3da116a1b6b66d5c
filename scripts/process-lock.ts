import { execFile } from "node:child_process";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

type LockOwner = {
  pid: number;
  bootedAt: number;
  /** See `readStartTime`. */
  startedAt?: string | null;
};

/** A lock is created empty and filled at once; one that stays empty was left by a crash. */
const FILL_LIMIT_MS = 5000;
const POLL_MS = 20;

/**
 * Takes a lock file for this process, also one that a process left behind when it was killed.
 * @returns the id of another running process that has the lock; null when this one has it now
 */
export async function takeLock(file: string): Promise<number | null> {
  while (!(await createLock(file))) {
    if (await isBeingFilled(file)) {
      await wait(POLL_MS);
      continue;
    }
    const holder = await findHolder(file);
    if (holder !== null) return holder;
    await removeStaleLock(file);
  }
  return null;
}

/** Does nothing if another process has taken the lock since. */
export async function releaseLock(file: string): Promise<void> {
  if ((await readLock(file))?.pid === process.pid) await rm(file, { force: true });
}

/** The id of another running process that has the lock. */
export async function findHolder(file: string): Promise<number | null> {
  const owner = await readLock(file);
  return owner !== null && (await isRunning(owner)) ? owner.pid : null;
}

/** False if there is a lock already. */
async function createLock(file: string): Promise<boolean> {
  const { pid } = process;
  const startedAt = await readStartTime(pid);
  const owner: LockOwner = { pid, bootedAt: getBootTime(), startedAt };
  try {
    await writeFile(file, JSON.stringify(owner), { flag: "wx" });
    return true;
  } catch (error) {
    if (isErrorCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function isBeingFilled(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => null);
  return stats?.size === 0 && Date.now() - stats.mtimeMs < FILL_LIMIT_MS;
}

/**
 * Renames before removing: another process may have removed the stale lock and taken a new one
 * meanwhile, which is then put back.
 */
async function removeStaleLock(file: string): Promise<void> {
  const removed = `${file}.${process.pid}`;
  try {
    await rename(file, removed);
  } catch (error) {
    if (isErrorCode(error, "ENOENT")) return;
    throw error;
  }
  if ((await findHolder(removed)) !== null) await rename(removed, file);
  else await rm(removed, { force: true });
}

async function readLock(file: string): Promise<LockOwner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(file, "utf8"));
    return isLockOwner(owner) ? owner : null;
  } catch {
    // The lock is missing, or a crash cut it short: either way no process holds it.
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
 * the start of the computer and that of the process are compared as well.
 */
async function isRunning({ pid, bootedAt, startedAt }: LockOwner): Promise<boolean> {
  const clockSlackSeconds = 60;
  if (pid === process.pid || Math.abs(bootedAt - getBootTime()) > clockSlackSeconds) return false;
  const runningSince = await readStartTime(pid);
  if (startedAt && runningSince && startedAt !== runningSince) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, "EPERM");
  }
}

/**
 * When a process was started, as a text to compare; null if the system does not say. Containers are
 * asked through /proc, because small ones have no `ps`.
 */
async function readStartTime(pid: number): Promise<string | null> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The 22nd field. The second one is the name of the program, which may contain anything.
  if (status) return status.slice(status.lastIndexOf(")")).split(" ")[20] ?? null;
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  return promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)], { env }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

function getBootTime(): number {
  return Math.round(Date.now() / 1000 - uptime());
}

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
