import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describeFileError } from "./describe-error.ts";

/** In the folder of the site, so that the files are renamed within one file system. */
const STAGING_FOLDER = ".vite/staged";

/**
 * Files that are written beside the site and moved into it together. Until then the site is
 * unchanged, and no reader ever sees half a file.
 */
export class StagedFiles {
  readonly #dist: string;
  readonly #folder: string;
  readonly #files: string[] = [];

  private constructor(dist: string) {
    this.#dist = dist;
    this.#folder = path.join(dist, STAGING_FOLDER);
  }

  /** Begins without the files that an interrupted run may have left. */
  static async begin(dist: string): Promise<StagedFiles> {
    const staged = new StagedFiles(dist);
    await staged.discard();
    await mkdir(staged.#folder, { recursive: true });
    return staged;
  }

  /** Adds a file, unless the site has the same one already. */
  async add(file: string, text: string): Promise<void> {
    const current = await readFile(path.join(this.#dist, file), "utf8").catch(() => null);
    if (current === text) return;
    // Numbered, because the staged files need no folders. Others may be added during the writing.
    const number = this.#files.push(file) - 1;
    await writeFile(path.join(this.#folder, String(number)), text);
  }

  /**
   * Moves all files into the site, in the order in which they were added. Returns those that could
   * not be moved, with the reason of each.
   */
  async publish(): Promise<Map<string, string>> {
    const failures = new Map<string, string>();
    for (const [index, file] of this.#files.entries()) {
      const target = path.join(this.#dist, file);
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(this.#folder, String(index)), target);
      } catch (error) {
        failures.set(file, describeFileError(error));
      }
    }
    this.#files.length = 0;
    return failures;
  }

  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
