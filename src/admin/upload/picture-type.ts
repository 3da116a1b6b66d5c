/** The kinds of pictures that are stored, with the extensions that fit them. The first is usual. */
export const PICTURE_EXTENSIONS = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "image/svg+xml": ["svg"],
} as const;

type PictureType = keyof typeof PICTURE_EXTENSIONS;

type RasterType = Exclude<PictureType, "image/svg+xml">;

export type FileKind =
  | RasterType
  | "heic"
  | ("avif" | "bmp" | "tiff" | "ico" | "psd")
  | ("pdf" | "zip" | "program" | "video");

/** How files of each kind begin: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm */
const SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
  ["avif", /^[^]{4}ftyp(?:[^]{4})*?avi[fs]/],
  ["heic", /^[^]{4}ftyp(?:[^]{4})*?(?:he[iv][a-z]|mif1|msf1)/],
  ["video", /^[^]{4}ftyp/],
  ["bmp", /^BM[^]{4}\0{4}/],
  ["tiff", /^(?:II\*\0|MM\0\*)/],
  ["ico", /^\0\0[^\0]\0/],
  ["psd", /^8BPS/],
  ["pdf", /^\s*%PDF-/],
  ["zip", /^PK\p{Cc}{2}/u],
  ["program", /^(?:MZ|\x7fELF)/],
];
/** Of HEIC and AVIF, the list of compatible brands is in here. */
const SIGNATURE_BYTES = 64;

/** What a file is, by its first bytes. Null for texts, and so for SVG, and for unknown kinds. */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** A file as what is in it. An extension that does not fit is replaced. */
export function retype(file: File, type: PictureType, content: BlobPart = file): File {
  const extensions = PICTURE_EXTENSIONS[type];
  const fits = extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`));
  const name = fits ? file.name : `${file.name.replace(/\.[a-z]\w{1,4}$/i, "")}.${extensions[0]}`;
  return new File([content], name, { type });
}

/** Whether a picture has its header and its end. What may follow the end is ignored. */
export function isWholePicture(kind: RasterType, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return isWhole[kind](view);
  } catch (error) {
    if (error instanceof RangeError) return false; // The file ends too early.
    throw error;
  }
}

const isWhole: Record<RasterType, (view: DataView) => boolean> = {
  "image/jpeg": isWholeJpeg,
  "image/png": isWholePng,
  "image/gif": isWholeGif,
  // https://developers.google.com/speed/webp/docs/riff_container
  "image/webp": (view) => view.byteLength >= 8 + view.getUint32(4, true),
};

/** The last chunk has the name IEND: https://www.w3.org/TR/png-3/#5Chunk-layout */
function isWholePng(view: DataView): boolean {
  let at = 8;
  while (view.getUint32(at + 4) !== 0x49_45_4e_44) at += 12 + view.getUint32(at);
  return true;
}

/** Blocks of pixels and of notes, each in parts: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function isWholeGif(view: DataView): boolean {
  const [PIXELS, END] = [0x2c, 0x3b];
  const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colorTableBytes(view.getUint8(10));
  // Browsers do without the mark of the end.
  while (at !== view.byteLength && view.getUint8(at) !== END) {
    at += view.getUint8(at) === PIXELS ? 11 + colorTableBytes(view.getUint8(at + 9)) : 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  return true;
}

/** Segments up to the pixels, and the mark of the end: https://www.w3.org/Graphics/JPEG/itu-t81.pdf */
function isWholeJpeg(view: DataView): boolean {
  const START_OF_PIXELS = 0xffda;
  const END = 0xffd9;
  let at = 2;
  while (view.getUint16(at) !== START_OF_PIXELS) {
    const isMarker = view.getUint8(at) === 0xff && ![0x00, 0xff].includes(view.getUint8(at + 1));
    // Decoders skip what stands between two segments.
    at += isMarker ? 2 + view.getUint16(at + 2) : 1;
  }
  for (let end = view.byteLength - 2; end > at; end--) {
    if (view.getUint16(end) === END) return true;
  }
  return false;
}
