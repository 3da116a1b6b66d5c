import type { FileKind } from "@/admin/upload/picture-type";

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The bytes that tell each kind of file. Those of the five pictures are complete. */
const CONTENTS: Record<FileKind, readonly number[]> = {
  "image/jpeg": [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0xff, 0xd9, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9],
  "image/png": bytesOf(atob(PIXEL)),
  "image/gif": [
    ...[...bytesOf("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
  ],
  "image/webp": [...bytesOf("RIFF"), 14, 0, 0, 0, ...bytesOf("WEBPVP8L"), 0, 0, 0, 0, 0, 0],
  "image/svg+xml": bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'),
  heic: [0, 0, 0, 24, ...bytesOf("ftypheic\0\0\0\0mif1heic")],
  avif: [0, 0, 0, 28, ...bytesOf("ftypmif1\0\0\0\0mif1avifmiaf")],
  video: [0, 0, 0, 20, ...bytesOf("ftypisom\0\0\0\0mp41")],
  bmp: bytesOf("BM\x46\0\0\0\0\0\0\0"),
  tiff: bytesOf("II*\0\x08\0\0\0"),
  ico: [0, 0, 1, 0, 1, 0],
  psd: bytesOf("8BPS\0\x01"),
  pdf: bytesOf("%PDF-1.7"),
  zip: bytesOf("PK\x03\x04"),
  program: bytesOf("MZ\x90\0"),
  "web-page": bytesOf("<!doctype html><p><svg></svg>"),
};

/** The content of a file; more bytes only make it longer. */
export function makeContent(kind: FileKind, length = 0): Uint8Array<ArrayBuffer> {
  const content = CONTENTS[kind];
  const bytes = new Uint8Array(Math.max(length, content.length));
  bytes.set(content);
  return bytes;
}
