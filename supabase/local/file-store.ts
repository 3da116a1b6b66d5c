import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

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
    const note = await readFile(`${this.#getPath(bucket, key)}.json`, "utf8");
    const metadata: ObjectMetadata & { lastModified: string } = JSON.parse(note);
    return { ...metadata, lastModified: new Date(metadata.lastModified) };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter["uploadObject"]>[3],
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes = body instanceof Uint8Array ? body : await readAll(body);
    const metadata: ObjectMetadata = {
      mimetype,
      cacheControl,
      size: bytes.length,
      contentLength: bytes.length,
      lastModified: new Date(),
      eTag: `"${createHash("md5").update(bytes).digest("hex")}"`,
    };
    const file = this.#getPath(bucket, key);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, bytes);
    await writeFile(`${file}.json`, JSON.stringify(metadata));
    return metadata;
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

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.#getPath(bucket, key)}`;
  }

  /** A digest for a name: no object name can then climb out of the folder or be too odd for it. */
  #getPath(bucket: string, key: string): string {
    const name = createHash("sha256").update(`${bucket}/${key}`).digest("hex");
    return path.join(this.#folder, name);
  }
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
