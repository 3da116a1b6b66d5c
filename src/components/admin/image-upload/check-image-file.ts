import { MAX_UPLOAD_BYTES } from "@/config/limits";

/** The bucket enforces the same types, see supabase/migrations. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/svg+xml"];

export type FileVerdict = "fine" | "no-image" | "heic" | "too-large";

/**
 * Checks type and name only. Decoding would reject unusual but valid files, and Safari can decode
 * an iPhone's HEIC photos, which most visitors could not see.
 */
export function checkImageFile({ name, type, size }: File): FileVerdict {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return "heic";
  if (!IMAGE_TYPES.includes(type)) return "no-image";
  return size > MAX_UPLOAD_BYTES ? "too-large" : "fine";
}
