/**
 * The pictures that staff upload. A change here needs a new migration for the limits of the bucket, as
 * in supabase/migrations/20261127100005_public_assets_bucket.sql, and another size also
 * `file_size_limit` in supabase/config.toml; tests/database/tables.test.ts compares them. Another type
 * needs its other names, or that it is none of the refused kinds, in admin/upload/picture-type.ts, and in
 * admin/upload/redraw.ts whether a canvas writes it and keeps all of its pictures.
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
