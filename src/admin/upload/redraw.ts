import { MAX_UPLOAD_BYTES } from "@/config/picture-files";
import { isPictureType, retype } from "./picture-type";

/** Enough for the widest picture of the site on a screen of high density. */
const LONGEST_SIDE_PX = 2400;
/** As wide as text is on a page: a long screenshot is not made narrower. */
const READABLE_WIDTH_PX = 800;
const QUALITY = 0.85;
/** As many as every phone can show. */
const MAX_SHOWN_PIXELS = 4096 * 4096;
/** Decoding takes four bytes of memory for each. */
const MAX_DECODED_PIXELS = 10_000 * 10_000;

/** The types that a canvas can write. */
const DRAWN_TYPES = ["image/jpeg", "image/png", "image/webp"];
/** Of which a canvas would keep only the first picture. */
const ANIMATED = /^(?:RIFF[^]{4}WEBP[^]{0,9999}ANIM|.PNG[^]{0,9999}acTL)/;
/** What cameras and programs note in a picture: Exif, XMP and IPTC, with the place and the camera. */
const NOTES =
  /Exif\0\0|EXIF|eXIf|XMP |ns\.adobe\.com\/xap|XML:com\.adobe\.xmp|Photoshop 3\.0|Raw profile type/;
/** How the description of a JPEG with four colors begins. */
const FOR_PRINT = /\xff[\xc0-\xc2]\0\cT\cH[^]{4}\cD/;

export type StoredPicture = {
  file: File;
  /** The start of its stored name, "1600x1200-431k_"; "" for drawings. Null if it cannot be decoded. */
  size: string | null;
};

/**
 * Draws a picture anew if it is larger than a page can show, for print, or has notes: upright, in
 * sRGB, and without these. Others stay as they are, and so does a larger one without notes if it
 * would take more bytes. Returns null for one that cannot be made small enough.
 */
export async function redraw(file: File): Promise<StoredPicture | null> {
  const bytes = await file.arrayBuffer();
  try {
    if (file.type === "image/png" && countPixels(bytes) > MAX_DECODED_PIXELS) return null;
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = findScale(width, height);
    const text = new TextDecoder("latin1").decode(bytes);
    const isDrawable = DRAWN_TYPES.includes(file.type) && !ANIMATED.test(text);
    const mustBeDrawn =
      NOTES.test(text) || FOR_PRINT.test(text) || width * height > MAX_SHOWN_PIXELS;
    const canvas = isDrawable && (mustBeDrawn || scale < 1) ? draw(bitmap, scale) : null;
    bitmap.close();
    if (canvas) {
      const drawn = await encode(canvas, file);
      if (mustBeDrawn && drawn.size > MAX_UPLOAD_BYTES) return null;
      if (mustBeDrawn || drawn.size < file.size) return withSize(drawn, canvas);
    }
    return withSize(file, { width, height });
  } catch {
    return { file, size: null };
  }
}

function findScale(width: number, height: number): number {
  const fitting = LONGEST_SIDE_PX / Math.max(width, height);
  const largest = Math.sqrt(MAX_SHOWN_PIXELS / (width * height));
  return Math.min(1, Math.max(fitting, READABLE_WIDTH_PX / width), largest);
}

/** A PNG has its width and height at its start. */
function countPixels(bytes: ArrayBuffer): number {
  const view = new DataView(bytes);
  return view.getUint32(16) * view.getUint32(20);
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** As the same type, or as a PNG if the browser cannot write that. */
async function encode(canvas: HTMLCanvasElement, file: File): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, file.type, QUALITY);
  });
  if (!blob || !isPictureType(blob.type)) throw new Error("No picture.");
  return retype(file, blob.type, blob);
}

function withSize(file: File, { width, height }: { width: number; height: number }): StoredPicture {
  return { file, size: `${width}x${height}-${Math.ceil(file.size / 1000)}k_` };
}
