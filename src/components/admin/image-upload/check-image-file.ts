import { MAX_UPLOAD_BYTES } from "@/config/limits";

/** Also the limits of the bucket, see supabase/migrations. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/svg+xml"];

export type FileVerdict = "fine" | "no-image" | "heic" | "too-large";

/**
 * By type and name only: decoding would refuse files that are merely odd, and a browser may take
 * an iPhone's HEIC photo for an image although no visitor could see it.
 */
export function checkImageFile({ name, type, size }: File): FileVerdict {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return "heic";
  if (!IMAGE_TYPES.includes(type)) return "no-image";
  return size > MAX_UPLOAD_BYTES ? "too-large" : "fine";
}
