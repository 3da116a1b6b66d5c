import { readFile, stat } from "node:fs/promises";
import path from "node:path";

type Entry<T> = { stamp: string; value: Promise<T | null> };

/** What was made of the files of a folder, made anew when a file changes. */
export class FileCache<T> {
  readonly #folder: string;
  readonly #make: (content: Buffer, file: string) => T;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(folder: string, make: (content: Buffer, file: string) => T) {
    this.#folder = folder;
    this.#make = make;
  }

  /** Null when there is no such file, or none any more. */
  async get(file: string): Promise<T | null> {
    const place = path.join(this.#folder, file);
    const stats = await stat(place).catch(() => null);
    if (!stats?.isFile()) {
      this.#entries.delete(file);
      return null;
    }
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const known = this.#entries.get(file);
    if (known?.stamp === stamp) return known.value;
    const value = readFile(place).then(
      (content) => this.#make(content, file),
      () => null,
    );
    this.#entries.set(file, { stamp, value });
    return value;
  }
}
