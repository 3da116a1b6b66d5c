import { isAnimated } from "./animated-image";

/** Enough for the widest image on the site, on a high-density screen. */
const LONGEST_SIDE_PX = 2000;
const QUALITY = 0.82;
const SHRINKABLE_TYPES = ["image/jpeg", "image/png", "image/webp"];
const FILE_EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * Makes a smaller copy for the web: a JPEG, or for transparent images a WebP. Browsers that can't
 * encode WebP return a PNG. Returns null for vector and animated images, which would lose their
 * nature, and for unreadable files.
 * https://developer.mozilla.org/docs/Web/API/HTMLCanvasElement/toBlob
 */
export async function shrinkImage(file: File): Promise<File | null> {
  if (!SHRINKABLE_TYPES.includes(file.type)) return null;
  try {
    if (await isAnimated(file)) return null;
    const canvas = await draw(file);
    const type =
      file.type !== "image/jpeg" && hasTransparency(canvas) ? "image/webp" : "image/jpeg";
    const copy = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
    return copy && new File([copy], renameTo(copy.type, file.name), { type: copy.type });
  } catch {
    return null; // Not decodable, or too large for this device's memory.
  }
}

async function draw(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = getContext(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const { data } = getContext(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] !== 255) return true;
  }
  return false;
}

function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas.");
  return context;
}

function renameTo(type: string, name: string): string {
  return `${name.replace(/\.[^.]*$/, "")}.${FILE_EXTENSIONS[type] ?? "jpg"}`;
}
