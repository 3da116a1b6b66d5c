import { parseUrl } from "./url";

/** Formats that link previews of social networks do not show. */
const UNSHARED_FORMAT = /\.(svgz?|avif|hei[cf]|tiff?|bmp|ico|jxl)$/i;

const SHARED_FORMAT = /\.(jpe?g|png|gif|webp)$/i;
/** Parameters of picture services, whose addresses need no format at the end. */
const PICTURE_PARAMETERS = ["format", "fm", "wx_fmt", "auto", "w", "width"];

/** Uploaded files. One whose name tells no size may be as large as an upload. */
const OWN_STORAGE = "/storage/v1/object/";

/**
 * What all messengers show. https://developers.facebook.com/docs/whatsapp/link-previews names these
 * limits; other networks take more.
 */
const PREVIEW = { maxKilobytes: 600, minWidth: 300, maxRatio: 4 };

/** Pages that show a picture, although some of their addresses end like one. */
const PICTURE_PAGES = [
  /^https?:\/\/(?:drive|docs|photos)\.google\.com\//i,
  /^https?:\/\/(?:photos|images)\.app\.goo\.gl\//i,
  /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/imgres|bing\.com\/images\/search)/i,
  /^https?:\/\/(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1\b)/i,
  /^https?:\/\/(?:1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)\//i,
  /^https?:\/\/(?:www\.)?icloud\.com\//i,
  /^https?:\/\/(?:[\w-]+\.)?(?:box|wetransfer)\.com\//i,
  /^https?:\/\/(?:(?:www|m)\.)?(?:instagram|facebook|flickr)\.com\//i,
  /^https?:\/\/(?:(?:[\w-]+\.)?pinterest\.[a-z.]+|pin\.it)\//i,
  /^https?:\/\/(?:www|m|detail)\.(?:alibaba|1688|aliexpress)\.com\//i,
  /^https?:\/\/(?:www\.)?(?:unsplash|pexels|pixabay|freepik|shutterstock|istockphoto|gettyimages|alamy)\.com\//i,
  /^https?:\/\/(?:(?:www\.)?(?:canva|imgur)\.com|ibb\.co|prnt\.sc|pan\.baidu\.com|stock\.adobe\.com)\//i,
  /^https?:\/\/github\.com\/[^/]+\/[^/]+\/blob\//i,
  /^https?:\/\/[^/]+\/wiki\/File:/i,
];

/** A record's picture for link previews, or null if social networks can't load or show it. */
export function shareImage(address: string, base: string): string | null {
  const url = webImage(address, base);
  if (url === null) return null;
  const { pathname, searchParams } = new URL(url);
  // Picture services convert to the format of a parameter.
  const format = searchParams.get("format") ?? searchParams.get("fm") ?? "";
  if ([pathname, `.${format}`].some((name) => UNSHARED_FORMAT.test(name))) return null;
  const size = readPictureSize(pathname);
  if (size) {
    const { width, height, kilobytes } = size;
    const isShown = width >= PREVIEW.minWidth && width <= height * PREVIEW.maxRatio;
    return isShown && kilobytes <= PREVIEW.maxKilobytes ? url : null;
  }
  if (pathname.startsWith(OWN_STORAGE)) return null;
  const isPicture =
    SHARED_FORMAT.test(pathname) || PICTURE_PARAMETERS.some((name) => searchParams.has(name));
  return isPicture ? url : null;
}

/**
 * The absolute address of a record's picture, or null if it is on no server. Browsers load pictures
 * of a page with https by https only, so this is where visitors see it, too.
 */
export function webImage(address: string, base: string): string | null {
  const isOnTheWeb = /^(https?:)?\/\/[^\s/]|^\/(?![/\\])/i.test(address);
  const url = isOnTheWeb && !isPicturePage(address) ? parseUrl(address, base) : null;
  if (!url) return null;
  // A port belongs to one protocol.
  if (url.port === "") url.protocol = "https:";
  return url.href;
}

/** Whether an address is that of a page which shows a picture, such as one of Google Drive. */
export function isPicturePage(address: string): boolean {
  return PICTURE_PAGES.some((pattern) => pattern.test(address));
}

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
