import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { releaseLock, takeLock } from "../../scripts/process-lock.ts";
import { MOVED_MARK, PAGE_MARK } from "./document.ts";
import { describeFileError, RenderError } from "./errors.ts";

/** Within the folder of the site, so that files are renamed within one file system. */
const NEW_FILES = ".vite/new";
const LOCK_FILE = ".vite/rendering.lock";
const LOCK_POLL_MS = 200;
const LOCK_LIMIT_MS = 300_000;

/**
 * Runs a function while no other process renders into the same folder. Waits for one that does.
 * @throws {RenderError} when that one does not end
 */
export async function withRenderLock<T>(dist: string, run: () => Promise<T>): Promise<T> {
  const file = path.join(dist, LOCK_FILE);
  const deadline = Date.now() + LOCK_LIMIT_MS;
  for (let holder; (holder = await takeLock(file)) !== null;) {
    if (Date.now() > deadline) {
      throw new RenderError(
        `Another process (${holder}) is rendering into ${dist}. If there is none, delete ${file}.`,
      );
    }
    await wait(LOCK_POLL_MS);
  }
  try {
    return await run();
  } finally {
    await releaseLock(file);
  }
}

/** The folder of the built site. Files have their paths from there. */
export class SiteFolder {
  /** Why files could not be written or removed. */
  readonly errors = new Map<string, string>();
  readonly dist: string;

  constructor(dist: string) {
    this.dist = dist;
  }

  /**
   * Writes a file unless it has that text already: under a name of its own, and then renamed, so
   * that nobody ever reads half of it. Returns whether it was written.
   */
  async write(file: string, text: string): Promise<boolean> {
    const target = path.join(this.dist, file);
    const written = path.join(this.dist, NEW_FILES, randomUUID());
    if ((await this.read(file)) === text) return false;
    return this.#tryWrite(file, async () => {
      await mkdir(path.dirname(written), { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(written, text);
      await rename(written, target);
    });
  }

  /**
   * Removes the pages that the site no longer has, whatever an earlier run has left: the files in
   * the folders of its pages that were rendered and are none of `pages`. Returns their number.
   */
  async removeOldPages(pages: readonly { file: string }[]): Promise<number> {
    const current = new Set(pages.map(({ file }) => file));
    let count = 0;
    for (const folder of new Set([...current].map((file) => path.posix.dirname(file)))) {
      for (const name of await readdir(path.join(this.dist, folder)).catch(() => [])) {
        const file = path.posix.join(folder, name);
        if (!file.endsWith(".html") || current.has(file)) continue;
        const isPage = (await this.read(file))?.includes(PAGE_MARK);
        if (isPage && (await this.remove(file))) count += 1;
      }
    }
    return count;
  }

  /** The files that are none of `pages`: those of former addresses, and all others. */
  async sortOtherFiles(
    pages: readonly { file: string }[],
  ): Promise<Record<"moved" | "fixed", string[]>> {
    const current = new Set(pages.map(({ file }) => file));
    const sorted: Record<"moved" | "fixed", string[]> = { moved: [], fixed: [] };
    for (const entry of await readdir(this.dist, { recursive: true, withFileTypes: true })) {
      const target = path.join(entry.parentPath, entry.name);
      const file = path.relative(this.dist, target).replaceAll(path.sep, "/");
      if (!entry.isFile() || current.has(file)) continue;
      const isMoved =
        file.endsWith(".html") && (await readFile(target, "utf8")).includes(MOVED_MARK);
      sorted[isMoved ? "moved" : "fixed"].push(file);
    }
    return sorted;
  }

  async read(file: string): Promise<string | null> {
    return readFile(path.join(this.dist, file), "utf8").catch(() => null);
  }

  async remove(file: string): Promise<boolean> {
    return this.#tryWrite(file, () => unlink(path.join(this.dist, file)));
  }

  /** Removes the files that a run was writing when it was killed. */
  async removeUnfinished(): Promise<void> {
    await rm(path.join(this.dist, NEW_FILES), { recursive: true, force: true });
  }

  /** Changes a file, or adds why that is not possible to the errors. */
  async #tryWrite(file: string, change: () => Promise<void>): Promise<boolean> {
    try {
      await change();
      return true;
    } catch (error) {
      this.errors.set(file, describeFileError(error));
      return false;
    }
  }
}
