type PictureSize = { width: number; height: number; kilobytes: number };

/** In the name of an uploaded file, after the timestamp: "1600x1200-431k". */
const SIZE_IN_NAME = /_\d{13}_(\d{1,5})x(\d{1,5})-(\d{1,5})k_[^/]*$/;

/**
 * The size that the address of an uploaded picture names, in pixels and 1000 bytes; null for other
 * addresses. It is in the name, because pages and link previews need it before the picture is loaded.
 */
export function readPictureSize(address: string): PictureSize | null {
  const [, width, height, kilobytes] = SIZE_IN_NAME.exec(address)?.map(Number) ?? [];
  return width && height && kilobytes ? { width, height, kilobytes } : null;
}
