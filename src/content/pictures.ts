import pictures from "./pictures.json";

// Browsers without AVIF support get one file, wide enough for a card and small enough for a phone.
const MAX_SINGLE_WIDTH_PX = 1200;
const PICTURE_URL = /^\/images\/([a-z0-9-]+)-([1-9][0-9]*)\.(?:avif|webp)$/;

export type PictureName = keyof typeof pictures;

/** `color` is the background until the picture has loaded; `npm run images` finds it. */
type PictureRecord = { width: number; height: number; widths: number[]; color: string };

export type Picture = PictureRecord & { name: PictureName; url: string };

/** `avif` is a `srcset` value. */
export type ResponsiveSources = {
  avif: string;
  color: string;
  width: number;
  height: number;
};

const records: Record<PictureName, PictureRecord> = pictures;

export function picture(name: PictureName): Picture {
  const record = records[name];
  const singleWidth = Math.max(...record.widths.filter((width) => width <= MAX_SINGLE_WIDTH_PX));
  return { name, ...record, url: pictureUrl(name, singleWidth, "webp") };
}

/** The responsive versions of a picture of our own, found by its URL; null for any other URL. */
export function responsiveSources(url: string): ResponsiveSources | null {
  const [, name = "", width = ""] = PICTURE_URL.exec(url) ?? [];
  if (!isPictureName(name)) return null;
  const record = records[name];
  if (!record.widths.includes(Number(width))) return null;
  return {
    avif: record.widths.map((size) => `${pictureUrl(name, size, "avif")} ${size}w`).join(", "),
    color: record.color,
    width: record.width,
    height: record.height,
  };
}

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(records, name);
}

function pictureUrl(name: PictureName, width: number, format: "avif" | "webp") {
  return `/images/${name}-${width}.${format}`;
}
