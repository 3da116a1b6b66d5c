import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { imageUpload } from "@/content/admin/image-upload";
import { detectFileKind, isWholePicture, retype } from "./picture-type";

const copy = imageUpload.refused;
const SVG = "image/svg+xml";

type FileVerdict =
  /** The file has the type and the extension of what is in it. A drawing is cleaned. */
  { status: "fine" | "too-large"; file: File } | { status: "refused"; reason: string };

/**
 * Judges a file by its bytes, because its name and type only say what somebody has called it.
 * Pictures are not decoded: Safari can decode an iPhone's HEIC photos, which most visitors could
 * not see.
 */
export async function checkImageFile(file: File): Promise<FileVerdict> {
  const bytes = await readStart(file);
  if (!bytes) return refuse(copy.unreadable(file.name));
  if (bytes.length === 0) return refuse(copy.empty(file.name));
  const kind = detectFileKind(bytes);
  if (kind === "heic") return refuse(copy.heic);
  const isTooLarge = file.size > MAX_UPLOAD_BYTES;
  switch (kind) {
    case null:
      return checkDrawing(file, decodeXml(bytes));
    case "image/jpeg":
    case "image/png":
    case "image/gif":
    case "image/webp":
      if (isTooLarge) return { status: "too-large", file: retype(file, kind) };
      if (!isWholePicture(kind, bytes)) return refuse(copy.cutOff(file.name));
      return { status: "fine", file: retype(file, kind) };
    default:
      return refuse(copy.otherKind(file.name, kind));
  }
}

/** As much of a file as may be uploaded. Null for what cannot be read, such as a folder. */
async function readStart(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, MAX_UPLOAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

async function checkDrawing(file: File, source: string): Promise<FileVerdict> {
  const { name, type, size } = file;
  if (/<(?:[\w.-]+:)?svg[\s/>]/.test(source)) {
    if (size > MAX_UPLOAD_BYTES) return { status: "too-large", file: retype(file, SVG) };
    const { sanitizeSvg } = await import("./sanitize-svg");
    const { drawing, lost } = sanitizeSvg(source);
    if (lost) return refuse(copy.incomplete(lost));
    if (drawing) return { status: "fine", file: retype(file, SVG, drawing) };
  }
  if (type === SVG || /\.svg$/i.test(name)) return refuse(copy.emptySvg);
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return refuse(copy.heic);
  return refuse(copy.noPicture(name));
}

function refuse(reason: string): FileVerdict {
  return { status: "refused", reason };
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
