import { readFile, rm, writeFile } from "node:fs/promises";
import { uptime } from "node:os";

type LockOwner = { pid: number; bootedAt: number };

/**
 * Takes a lock file for this process, also one that a process left behind when it was killed.
 * @returns the id of another running process that has the lock; null when this one has it now
 */
export async function takeLock(file: string): Promise<number | null> {
  try {
    await writeLock(file);
  } catch (error) {
    if (!isErrorCode(error, "EEXIST")) throw error;
    const holder = await findHolder(file);
    if (holder !== null) return holder;
    await rm(file, { force: true });
    await writeLock(file);
  }
  return null;
}

export async function releaseLock(file: string): Promise<void> {
  await rm(file, { force: true });
}

/** The id of another running process that has the lock. */
export async function findHolder(file: string): Promise<number | null> {
  const owner = await readLock(file);
  return owner !== null && isRunning(owner) ? owner.pid : null;
}

async function writeLock(file: string): Promise<void> {
  const owner: LockOwner = { pid: process.pid, bootedAt: getBootTime() };
  await writeFile(file, JSON.stringify(owner), { flag: "wx" });
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
