import type { UploadedImage } from "@/admin/upload/use-picture-upload";
import { escapeAttribute } from "@/lib/escape-html";
import { readPictureSize } from "@/lib/share-image";

/** A picture for a text. Its size is measured only if its address does not tell it. */
export type InsertedPicture = UploadedImage & { size?: { width: number; height: number } };

/** A site that does not answer shall not keep the writer waiting. */
const MEASURE_LIMIT_MS = 4000;

/** With its size in pixels, unless it cannot be loaded; without, the text below it would jump. */
export async function addSize(picture: UploadedImage): Promise<InsertedPicture> {
  // Browsers make up a size for a drawing that has none.
  if (readPictureSize(picture.url) || /\.svg(?:[?#]|$)/i.test(picture.url)) return picture;
  const image = new Image();
  image.src = picture.url;
  const limit = new Promise((resolve) => setTimeout(resolve, MEASURE_LIMIT_MS));
  try {
    await Promise.race([limit, image.decode()]);
  } catch {
    // It cannot be loaded.
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 ? { ...picture, size: { width, height } } : picture;
}

/** The attributes that keep the place of a picture while it is loaded. */
export function sizeAttributes({ url, size }: InsertedPicture): Record<string, string> {
  const { width, height } = size ?? readPictureSize(url) ?? {};
  return width && height ? { width: String(width), height: String(height) } : {};
}

export function imageTag(picture: InsertedPicture): string {
  const { url, alt } = picture;
  const attributes = { src: url.trim(), alt: alt.trim(), ...sizeAttributes(picture) };
  const written = Object.entries(attributes).map(
    ([name, text]) => `${name}="${escapeAttribute(text)}"`,
  );
  return `<img ${written.join(" ")}>`;
}
