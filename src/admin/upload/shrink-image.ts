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

/**
 * Both formats declare an animation near the beginning of the file.
 * WebP: https://developers.google.com/speed/webp/docs/riff_container
 * PNG (acTL chunk): https://www.w3.org/TR/png-3/
 */
const BYTES_TO_READ = 4096;
const WEBP_ANIMATION_FLAG = 0x02;

/**
 * Whether a PNG or WebP has more than one frame. Drawing it on a canvas would keep only the first.
 */
async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, BYTES_TO_READ).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("RIFF") && text.startsWith("WEBPVP8X", 8)) {
    return ((bytes[20] ?? 0) & WEBP_ANIMATION_FLAG) !== 0;
  }
  return text.startsWith("\x89PNG") && (text.split("IDAT")[0] ?? "").includes("acTL");
}
