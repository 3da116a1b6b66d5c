import { existsSync } from "node:fs";
import { link, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, uptime } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeLock } from "../../scripts/process-lock.ts";
import { SiteFolder, withRenderLock } from "./site-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-folder-"));
  await mkdir(path.join(folder, ".vite"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a page is replaced as a whole: the file of the old one is never written to", async () => {
  const site = new SiteFolder(folder);
  await site.write("faq.html", "The old page");
  // A second name of the same file, as whoever reads it meanwhile has it open.
  await link(path.join(folder, "faq.html"), path.join(folder, "opened.html"));
  expect(await site.write("faq.html", "The new page")).toBe(true);
  expect(await site.read("faq.html")).toBe("The new page");
  expect(await site.read("opened.html")).toBe("The old page");
});

test("a run waits while another process renders into the same folder, and then lets others in", async () => {
  const lock = path.join(folder, ".vite/rendering.lock");
  const bootedAt = Date.now() / 1000 - uptime();
  await writeFile(lock, JSON.stringify({ pid: process.ppid, bootedAt }));
  let hasRun = false;
  const run = withRenderLock(folder, () => {
    hasRun = true;
    return Promise.resolve();
  });
  // Asks as the run does, which has been refused by then.
  expect(await takeLock(lock)).toBe(process.ppid);
  expect(hasRun).toBe(false);
  await rm(lock);
  await run;
  expect(hasRun).toBe(true);
  expect(existsSync(lock)).toBe(false);
});
