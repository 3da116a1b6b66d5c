import { readdir, readFile, unlink } from "node:fs/promises";
import path from "node:path";
import { describeFileError } from "./describe-error.ts";
import { PAGE_MARK } from "./document.ts";

/**
 * The files of pages that the site no longer has, whatever list an earlier run has left: those in
 * the folders of its pages that were rendered and are none of `files`.
 */
export async function findOldPages(dist: string, files: readonly string[]): Promise<string[]> {
  const current = new Set(files);
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  const found: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(path.join(dist, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = path.posix.join(folder, entry.name);
      if (!entry.isFile() || !file.endsWith(".html") || current.has(file)) continue;
      const text = await readFile(path.join(dist, file), "utf8").catch(() => "");
      if (text.includes(PAGE_MARK)) found.push(file);
    }
  }
  return found;
}

type Removal = {
  removedCount: number;
  /** The reasons, by file. */
  failures: Map<string, string>;
};

/** Removes the files of pages that the site no longer has. */
export async function removeOldPages(dist: string, files: readonly string[]): Promise<Removal> {
  const found = await findOldPages(dist, files);
  const failures = new Map<string, string>();
  for (const file of found) {
    await unlink(path.join(dist, file)).catch((error: unknown) => {
      failures.set(file, describeFileError(error));
    });
  }
  return { removedCount: found.length - failures.size, failures };
}
