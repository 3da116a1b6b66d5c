import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { imageUpload } from "@/content/admin/image-upload";
import {
  detectFileKind,
  isPictureType,
  readNamedType,
  retype,
  type FileKind,
  type PictureType,
} from "./picture-type";

const copy = imageUpload.refused;
const SVG = "image/svg+xml";
const SVG_ELEMENT = /<(?:[\w.-]+:)?svg[\s/>]/i;

type FileVerdict =
  /** The file as it is stored: with the type of what is in it, and a drawing without scripts. */
  { status: "accepted"; file: File } | { status: "wrong-type" | "too-large"; reason: string };

/**
 * Judges a file by what it calls itself, then by its size. Its bytes help: they name a file that has
 * no type, and tell one of another kind. A picture of which they tell nothing is accepted. None is
 * decoded here: Safari can decode an iPhone's HEIC photos, which most visitors could not see.
 */
export async function checkImageFile(file: File): Promise<FileVerdict> {
  const bytes = await readStart(file);
  const kind = bytes && detectFileKind(bytes);
  const source = bytes && !kind ? decodeXml(bytes) : "";
  const content = SVG_ELEMENT.test(source) ? SVG : kind;
  const named = readNamedType(file);
  const type = named === "unknown" ? content : named;
  if (!isPictureType(type)) return refuse(describeWrongType(file, bytes, content));
  if (file.size > MAX_UPLOAD_BYTES) {
    return { status: "too-large", reason: imageUpload.tooLarge(file.name) };
  }
  if (!bytes) return refuse(copy.unreadable(file.name));
  if (content === SVG || (type === SVG && !content)) return cleanDrawing(file, type, source);
  if (content && !isPictureType(content)) return refuse(describeKind(file, content));
  return { status: "accepted", file: retype(file, content ?? type) };
}

/** As much of a file as may be uploaded. Null for what cannot be read, such as a folder. */
async function readStart(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, MAX_UPLOAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

/** Stores no drawing as it came: opened by itself, it could run scripts. */
async function cleanDrawing(file: File, type: PictureType, source: string): Promise<FileVerdict> {
  const { sanitizeSvg } = await import("./sanitize-svg");
  const { drawing, lost } = sanitizeSvg(source);
  if (lost) return refuse(copy.incomplete(lost));
  if (drawing) return { status: "accepted", file: retype(file, SVG, drawing) };
  // With the type of another picture, browsers run nothing of it.
  return type === SVG ? refuse(copy.emptySvg) : { status: "accepted", file: retype(file, type) };
}

function refuse(reason: string): FileVerdict {
  return { status: "wrong-type", reason };
}

function describeWrongType(file: File, bytes: Uint8Array | null, content: FileKind | null): string {
  const { name, type } = file;
  if (!bytes) return copy.unreadable(name);
  if (isPictureType(content)) return copy.otherName(name);
  if (content) return describeKind(file, content);
  const isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
  return isHeic ? copy.heic : copy.noPicture(name);
}

function describeKind({ name }: File, kind: Exclude<FileKind, PictureType>): string {
  return kind === "heic" ? copy.heic : copy.otherKind(name, kind);
}

/**
 * The text of an XML file, in the encoding that the file names:
 * https://www.w3.org/TR/xml/#sec-guessing
 */
function decodeXml(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const named = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?16)([^"']+)/i.exec(start)?.[1];
  const encodings: readonly (readonly [RegExp, string])[] = [
    [/^(\xfe\xff|\0<)/, "utf-16be"],
    [/^(\xff\xfe|<\0)/, "utf-16le"],
    [/^\xef\xbb\xbf/, "utf-8"],
  ];
  const encoding = encodings.find(([bytesAtStart]) => bytesAtStart.test(start))?.[1] ?? named;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // There is no such encoding.
  }
}
