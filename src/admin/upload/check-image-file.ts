import { MAX_UPLOAD_BYTES } from "@/config/picture-files";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import type { ToastInput } from "@/ui/toast-store";
import {
  detectFileKind,
  isPictureType,
  readNamedType,
  retype,
  type FileKind,
} from "./picture-type";
import { redraw, type StoredPicture } from "./redraw";

const copy = imageUpload.refused;
const SVG = "image/svg+xml";
const SVG_ELEMENT = /<(?:[\w.-]+:)?svg[\s/>]/i;

/** Why a file is not uploaded, and its toast. */
type Refusal = { reason: string; message: ToastInput };

/**
 * Judges a file by what it calls itself, then by its size. Its bytes help: they name a file that has
 * no type, and tell one of another kind. A picture of which they tell nothing is accepted. None of
 * another kind is decoded: Safari can decode an iPhone's HEIC photos, which most visitors could not
 * see. Returns what is stored: a picture of the type that its name says, a drawing without scripts.
 */
export async function checkImageFile(file: File): Promise<StoredPicture | Refusal> {
  const bytes = await readStart(file);
  if (!bytes) return refuse(copy.unreadable(file.name));
  const kind = detectFileKind(bytes);
  const source = kind ? "" : new TextDecoder().decode(bytes);
  const content = SVG_ELEMENT.test(source) ? SVG : kind;
  const named = readNamedType(file);
  const type = named === "unknown" ? content : named;
  if (!isPictureType(type)) return refuseKind(file, content);
  if (file.size > MAX_UPLOAD_BYTES) {
    return refuse(imageUpload.tooLarge(file.name), uploadToasts.tooLarge);
  }
  if (content && !isPictureType(content)) return refuseKind(file, content);
  const picture = retype(file, content ?? type);
  if (picture.type === SVG) return cleanDrawing(picture, source);
  return (await redraw(picture)) ?? refuseHuge(file);
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
async function cleanDrawing(file: File, source: string): Promise<StoredPicture | Refusal> {
  const { sanitizeSvg } = await import("./sanitize-svg");
  const { drawing, isComplete } = sanitizeSvg(source);
  if (!isComplete) return refuse(copy.incompleteSvg);
  return drawing ? { file: retype(file, SVG, drawing), size: "" } : refuse(copy.emptySvg);
}

function refuse(reason: string, message: ToastInput = uploadToasts.invalidType): Refusal {
  return { reason, message };
}

function refuseHuge({ name }: File): Refusal {
  const reason = imageUpload.tooManyPixels(name);
  return refuse(reason, { ...uploadToasts.tooLarge, description: reason });
}

function refuseKind({ name, type }: File, content: FileKind | null): Refusal {
  if (isPictureType(content)) return refuse(copy.otherName(name));
  const isNamedHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
  if (content === "heic" || (!content && isNamedHeic)) return refuse(copy.heic, uploadToasts.heic);
  return refuse(content ? copy.otherKind(name, content) : copy.noPicture(name));
}
