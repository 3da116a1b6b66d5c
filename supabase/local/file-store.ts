import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** What cannot be read from the file itself. */
type FileMetadata = { mimetype: string; cacheControl: string };

/**
 * Stores uploaded files in a folder, each beside a JSON file with its type and its cache time.
 *
 * @supabase/lite 0.10 has an adapter of its own, but does not export it, ties it to the current
 * directory, leaves file handles open, loses the cache time, and on Node 20 streams chunks that
 * `Response` does not accept. Check this again when upgrading.
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
    const metadata: unknown = JSON.parse(await readFile(`${file}.json`, "utf8"));
    if (!isFileMetadata(metadata)) throw new Error(`${file}.json is damaged.`);
    const { size, mtime } = await stat(file);
    const eTag = `"${size}-${mtime.getTime()}"`;
    return { ...metadata, size, contentLength: size, lastModified: mtime, eTag };
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
    const metadata: FileMetadata = { mimetype, cacheControl };
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, body instanceof Uint8Array ? body : Readable.from(body));
    await writeFile(`${file}.json`, JSON.stringify(metadata));
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

  /** A hash as the file name: no object name can then leave the folder or break the file system. */
  #getPath(bucket: string, key: string): string {
    const name = createHash("sha256").update(`${bucket}/${key}`).digest("hex");
    return path.join(this.#folder, name);
  }
}

function isFileMetadata(value: unknown): value is FileMetadata {
  return (
    typeof value === "object" &&
    value !== null &&
    "mimetype" in value &&
    typeof value.mimetype === "string" &&
    "cacheControl" in value &&
    typeof value.cacheControl === "string"
  );
}
