import { readFile, stat } from "node:fs/promises";
import path from "node:path";

type Entry<T> = { version: string; value: Promise<T | null> };

/** Caches a value that is made from the content of a file, until the file changes. */
export class FileCache<T> {
  readonly #folder: string;
  readonly #make: (content: Buffer, file: string) => T;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(folder: string, make: (content: Buffer, file: string) => T) {
    this.#folder = folder;
    this.#make = make;
  }

  /** Null when the file does not exist. */
  async get(file: string): Promise<T | null> {
    const fullPath = path.join(this.#folder, file);
    const stats = await stat(fullPath).catch(() => null);
    if (!stats?.isFile()) {
      this.#entries.delete(file);
      return null;
    }
    const version = `${stats.mtimeMs} ${stats.size}`;
    const cached = this.#entries.get(file);
    if (cached?.version === version) return cached.value;
    const value = readFile(fullPath).then(
      (content) => this.#make(content, file),
      () => null,
    );
    this.#entries.set(file, { version, value });
    return value;
  }
}
