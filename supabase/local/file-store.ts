import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** What a file alone does not tell. */
type Note = { mimetype: string; cacheControl: string };

/**
 * Keeps uploaded files in a folder, each beside a note of its type and cache time.
 *
 * @supabase/lite 0.10 has such an adapter of its own, but does not export it, ties it to the
 * current directory, leaves file handles open, forgets the cache time and on Node 20 streams
 * chunks that `Response` refuses. Look again when upgrading.
 */
export class FileStore implements StorageAdapter {
  readonly driver = undefined;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    return { httpStatusCode: 200, metadata, body: await readFile(this.#getPath(bucket, key)) };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.#getPath(bucket, key);
    const note: unknown = JSON.parse(await readFile(`${file}.json`, "utf8"));
    if (!isNote(note)) throw new Error(`${file}.json is damaged.`);
    const { size, mtime } = await stat(file);
    const eTag = `"${size}-${mtime.getTime()}"`;
    return { ...note, size, contentLength: size, lastModified: mtime, eTag };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter["uploadObject"]>[3],
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const file = this.#getPath(bucket, key);
    const note: Note = { mimetype, cacheControl };
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, body instanceof Uint8Array ? body : Readable.from(body));
    await writeFile(`${file}.json`, JSON.stringify(note));
    return this.headObject(bucket, key);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#getPath(bucket, key);
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    sourceBucket: string,
    sourceKey: string,
    _version: string | undefined,
    bucket: string,
    key: string,
  ): Promise<ObjectMetadata> {
    const source = this.#getPath(sourceBucket, sourceKey);
    const target = this.#getPath(bucket, key);
    await copyFile(source, target);
    await copyFile(`${source}.json`, `${target}.json`);
    return this.headObject(bucket, key);
  }

  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(`file://${this.#getPath(bucket, key)}`);
  }

  /** A digest for a name: no object name can then climb out of the folder or be too odd for it. */
  #getPath(bucket: string, key: string): string {
    const name = createHash("sha256").update(`${bucket}/${key}`).digest("hex");
    return path.join(this.#folder, name);
  }
}

function isNote(value: unknown): value is Note {
  return (
    typeof value === "object" &&
    value !== null &&
    "mimetype" in value &&
    typeof value.mimetype === "string" &&
    "cacheControl" in value &&
    typeof value.cacheControl === "string"
  );
}
