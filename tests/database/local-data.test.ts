import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import type { DataFolder } from "../../supabase/local/data-folder.ts";
import { lock, reset } from "../../supabase/local/data-folder.ts";
import { createDataFolder, serveBackend } from "../support/embedded-backend.ts";

/** Process 1 runs on every Unix system, and is never the test's own. */
const ANOTHER_PROCESS = 1;

let folder: DataFolder;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await createDataFolder());
});
afterEach(() => remove());

async function readLock() {
  const owner: unknown = JSON.parse(await readFile(folder.lock, "utf8"));
  return owner;
}

/**
 * Writes the lock of another process, on a computer that started `shift` seconds after this one.
 */
async function lockAs(pid: number, shift = 0, startedAt?: string) {
  await lock(folder);
  const owner = await readLock();
  if (typeof owner !== "object" || owner === null || !("bootedAt" in owner)) throw new Error();
  const bootedAt = Number(owner.bootedAt) + shift;
  await writeFile(folder.lock, JSON.stringify({ pid, bootedAt, startedAt }));
}

test("a reset removes the database and the files", async () => {
  await mkdir(folder.database, { recursive: true });
  await mkdir(folder.files);
  await reset(folder);
  expect(await readdir(folder.path)).toEqual([]);
});

describe("a data folder in use", () => {
  test("cannot be used by a second server or a reset; the message names process and folder", async () => {
    await lockAs(ANOTHER_PROCESS);
    const sentence = `Another server (process 1) is using the local data in ${folder.path}`;
    await expect(serveBackend(folder)).rejects.toThrow(sentence);
    await expect(reset(folder)).rejects.toThrow(sentence);
    expect(await readLock()).toMatchObject({ pid: ANOTHER_PROCESS });
  });

  test.each([
    ["whose process is gone", () => lockAs(2 ** 22 + 1)],
    ["from before the computer was restarted", () => lockAs(ANOTHER_PROCESS, -3600)],
    ["whose id another process has by now", () => lockAs(ANOTHER_PROCESS, 0, "earlier")],
    ["cut short by a crash", () => writeCutShortLock()],
  ])("counts as free when its lock is one %s", async (_, writeStaleLock) => {
    await writeStaleLock();
    await lock(folder);
    expect(await readLock()).toMatchObject({ pid: process.pid });
  });

  async function writeCutShortLock() {
    await mkdir(folder.path, { recursive: true });
    await writeFile(folder.lock, '{"pi');
  }
});

describe("a data folder that cannot be used", () => {
  test("is named in the error, with what to do, and left unlocked", async () => {
    await mkdir(folder.database, { recursive: true });
    await writeFile(`${folder.database}/PG_VERSION`, "not a database");
    // PGlite logs the broken database itself.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const attempt = serveBackend(folder);
    await expect(attempt).rejects.toThrow(folder.path);
    await expect(attempt).rejects.toThrow("npm run reset");
    expect(await readdir(folder.path)).not.toContain("server.lock");
  });

  test("of another version of the project says so, and what to do", async () => {
    await cp(inject("emptyCluster"), folder.database, { recursive: true });
    const database = await PGlite.create(folder.database);
    await database.exec(`create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, name text);
      insert into supabase_migrations.schema_migrations values ('20261126090000', 'old')`);
    await database.close();
    const attempt = serveBackend(folder);
    await expect(attempt).rejects.toThrow("it is from another version of this project");
    await expect(attempt).rejects.toThrow("npm run reset");
  });

  test("is named in the error when it is a file", async () => {
    await writeFile(folder.path, "");
    await expect(serveBackend(folder)).rejects.toThrow(`${folder.path} is not writable`);
  });
});
