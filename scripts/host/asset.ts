import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { getContentType } from "./content-types.ts";

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A file to send. Each encoding is made once, Brotli with its best and slowest setting. */
export class Asset {
  readonly type: string;
  readonly isText: boolean;
  /**
   * A weak ETag (https://www.rfc-editor.org/rfc/rfc9110#section-8.8.1), because all encodings have
   * the same one although their bytes differ.
   */
  readonly etag: string;
  readonly #content: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(content: Buffer, file: string) {
    const { name, isText } = getContentType(file);
    this.type = name;
    this.isText = isText;
    this.etag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
    this.#content = content;
  }

  /** The best of the encodings in an `Accept-Encoding` header; null for the uncompressed file. */
  chooseEncoding(accepted: string): Encoding | null {
    if (!this.isText) return null;
    const names = accepted
      .split(",")
      .map((entry) => entry.split(";").map((part) => part.trim().toLowerCase()))
      .filter(([, weight = ""]) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name);
    return ENCODINGS.find((encoding) => names.includes(encoding)) ?? null;
  }

  async read(encoding: Encoding | null): Promise<Buffer> {
    if (!encoding) return this.#content;
    const body = this.#encoded.get(encoding) ?? ENCODERS[encoding](this.#content);
    this.#encoded.set(encoding, body);
    return body;
  }
}
