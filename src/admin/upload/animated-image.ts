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
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, BYTES_TO_READ).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("RIFF") && text.startsWith("WEBPVP8X", 8)) {
    return ((bytes[20] ?? 0) & WEBP_ANIMATION_FLAG) !== 0;
  }
  return text.startsWith("\x89PNG") && (text.split("IDAT")[0] ?? "").includes("acTL");
}
