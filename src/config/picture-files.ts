/**
 * The pictures that staff upload. A change here needs a migration that changes the limits of the bucket
 * as well, as in supabase/migrations/20261127100005_public_assets_bucket.sql; a test compares them.
 */
export const PICTURE_TYPES = {
  "image/jpeg": { extensions: ["jpg", "jpeg"], start: /^\xff\xd8\xff/ },
  "image/png": { extensions: ["png"], start: /^\x89PNG\r\n/ },
  "image/gif": { extensions: ["gif"], start: /^GIF8[79]a/ },
  "image/webp": { extensions: ["webp"], start: /^RIFF[^]{4}WEBP/ },
  // A text, which is recognized by its root element.
  "image/svg+xml": { extensions: ["svg"], start: null },
} as const;

export type PictureType = keyof typeof PICTURE_TYPES;

export const MAX_UPLOAD_MB = 5;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
