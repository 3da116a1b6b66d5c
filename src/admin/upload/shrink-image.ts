import { retype } from "./picture-type";

/** Enough for the widest image on the site, on a high-density screen. */
const LONGEST_SIDE_PX = 2000;
const QUALITY = 0.82;
const SHRINKABLE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/**
 * Makes a smaller copy for the web: a JPEG, or for transparent images a WebP. Browsers that can't
 * encode WebP return a PNG. Returns null for vector and animated images, which would lose their
 * nature, and for unreadable files.
 * https://developer.mozilla.org/docs/Web/API/HTMLCanvasElement/toBlob
 */
export async function shrinkImage(file: File): Promise<File | null> {
  if (!SHRINKABLE_TYPES.some((type) => type === file.type)) return null;
  try {
    if (await isAnimated(file)) return null;
    const { canvas, isOpaque } = draw(await createImageBitmap(file));
    const copy = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, isOpaque ? "image/jpeg" : "image/webp", QUALITY);
    });
    const type = SHRINKABLE_TYPES.find((written) => written === copy?.type);
    return copy && type ? retype(file, type, copy) : null;
  } catch {
    return null; // Not decodable, or too large for this device's memory.
  }
}

function draw(picture: ImageBitmap) {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, isOpaque: data.every((value, i) => i % 4 !== 3 || value === 255) };
}

/**
 * Whether a PNG or WebP has more than one frame. Drawing it on a canvas would keep only the first.
 * Both formats declare an animation near the beginning of the file.
 * WebP (a flag): https://developers.google.com/speed/webp/docs/riff_container
 * PNG (acTL chunk): https://www.w3.org/TR/png-3/
 */
async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (/^RIFF[^]{4}WEBPVP8X/.test(text)) return ((bytes[20] ?? 0) & 0x02) !== 0;
  return /^\x89PNG(?:(?!IDAT)[^])*acTL/.test(text);
}
