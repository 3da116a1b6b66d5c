import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";

/**
 * A cache of texts that several threads and processes may use, with a file for each key. A build
 * begins with an empty one, so nothing is ever removed.
 */
export class DiskCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(key: string): Promise<string | null> {
    return readFile(this.#fileOf(key), "utf8").catch(() => null);
  }

  /** Each thread of each process renames a file of its own, so that no other reads half of it. */
  async store(key: string, text: string): Promise<void> {
    const file = this.#fileOf(key);
    const ownFile = `${file}.${process.pid}.${threadId}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(ownFile, text);
    await rename(ownFile, file);
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, createHash("sha256").update(key).digest("hex"));
  }
}
