import { PICTURE_TYPES, type PictureType } from "@/config/picture-files";

export type FileKind =
  | PictureType
  | "heic"
  | ("avif" | "bmp" | "tiff" | "ico" | "psd")
  | ("pdf" | "zip" | "program" | "video" | "web-page");

/** Other names of `image/jpeg`, which some programs and old versions of Windows give. */
const JPEG_ALIASES = ["image/jpg", "image/pjpeg"];

const TYPES = Object.keys(PICTURE_TYPES).filter(isPictureType);

/** How files of each kind begin: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm */
const SIGNATURES: readonly (readonly [FileKind, RegExp | null])[] = [
  ...TYPES.map((type) => [type, PICTURE_TYPES[type].start] as const),
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
  ["web-page", /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html)[\s>]/i],
];
/** Of HEIC and AVIF, the list of compatible brands is in here. */
const SIGNATURE_BYTES = 64;

export function isPictureType(type: string | null): type is PictureType {
  return type !== null && Object.hasOwn(PICTURE_TYPES, type);
}

/**
 * What a file calls itself, by its type, or by its extension where the system knows no type. Other
 * types of images are as good as none: a phone's `image/heic` may be a JPEG.
 */
export function readNamedType({ name, type }: File): PictureType | "unknown" | "no-picture" {
  if (isPictureType(type)) return type;
  if (JPEG_ALIASES.includes(type)) return "image/jpeg";
  if (type.startsWith("image/")) return "unknown";
  if (type !== "" && type !== "application/octet-stream") return "no-picture";
  const extension = /[^.]*$/.exec(name.toLowerCase())?.[0];
  return (
    TYPES.find((each) => PICTURE_TYPES[each].extensions.some((known) => known === extension)) ??
    "unknown"
  );
}

/** What a file is, by its first bytes. Null for other texts, and so for SVG, and for unknown kinds. */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  return SIGNATURES.find(([, pattern]) => pattern?.test(start))?.[0] ?? null;
}

/** A file as what is in it. An extension that does not fit is replaced. */
export function retype(file: File, type: PictureType, content: BlobPart = file): File {
  const { extensions } = PICTURE_TYPES[type];
  const fits = extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`));
  const name = fits ? file.name : `${file.name.replace(/\.[a-z]\w{1,4}$/i, "")}.${extensions[0]}`;
  return new File([content], name, { type });
}
