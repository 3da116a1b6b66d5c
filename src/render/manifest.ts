import { readFileSync } from "node:fs";

export type Chunk = {
  file: string;
  /** Keys of the chunks that it imports statically. */
  imports: string[];
  /** Keys of the chunks that it imports dynamically. */
  dynamicImports: string[];
  css: string[];
};

/** The key of `src/main.ts`, the first script of every page, and of the style sheet of the site. */
export const ENTRY_CHUNK = "index.html";

/** Vite's build manifest: the chunks of the build, by their source files. */
export class Manifest {
  readonly chunks: ReadonlyMap<string, Chunk>;

  /** `dist` is the URL of the build folder, with a slash at its end. */
  constructor(dist: URL) {
    const stored: unknown = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
    if (typeof stored !== "object" || stored === null)
      throw new Error("The manifest is no object.");
    this.chunks = new Map(Object.entries(stored).map(([key, value]) => [key, readChunk(value)]));
  }

  /** The key of the application, the only chunk that the starter imports dynamically. */
  get applicationKey(): string {
    const [key = ""] = this.getChunk(ENTRY_CHUNK).dynamicImports;
    return key;
  }

  getChunk(key: string): Chunk {
    const found = this.chunks.get(key);
    if (!found) throw new Error(`The build has no chunk of its own for ${key}.`);
    return found;
  }

  /** The chunks of the given modules, and of all their static imports. */
  collectImports(keys: readonly string[]): Set<Chunk> {
    return this.collect(keys, ({ imports }) => imports);
  }

  /** The chunks of the given modules, and all that can be reached from them by `next`. */
  collect(keys: readonly string[], next: (chunk: Chunk) => string[]): Set<Chunk> {
    const seen = new Set<Chunk>();
    const visit = (key: string) => {
      const chunk = this.getChunk(key);
      if (seen.has(chunk)) return;
      seen.add(chunk);
      next(chunk).forEach(visit);
    };
    keys.forEach(visit);
    return seen;
  }
}

function readChunk(value: unknown): Chunk {
  const record = typeof value === "object" && value !== null ? { ...value } : {};
  const list = (entry: unknown) => (Array.isArray(entry) ? entry.map(String) : []);
  return {
    file: "file" in record ? String(record.file) : "",
    imports: list("imports" in record ? record.imports : []),
    dynamicImports: list("dynamicImports" in record ? record.dynamicImports : []),
    css: list("css" in record ? record.css : []),
  };
}
