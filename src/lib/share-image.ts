/** Formats that link previews of social networks do not show. */
const UNSHARED_FORMAT = /\.(svgz?|avif|hei[cf]|tiff?|bmp|ico|jxl)$/i;

/** A record's picture for link previews, or null if social networks can't load or show it. */
export function shareImage(address: string, base: string): string | null {
  const url = webImage(address, base);
  if (url === null) return null;
  const { pathname, searchParams } = new URL(url);
  // Picture services convert to the format of a parameter.
  const format = searchParams.get("format") ?? searchParams.get("fm") ?? "";
  return [pathname, `.${format}`].some((name) => UNSHARED_FORMAT.test(name)) ? null : url;
}

/**
 * The absolute address of a record's picture, or null if it is on no server. Browsers load pictures
 * of a page with https by https only, so this is where visitors see it, too.
 */
export function webImage(address: string, base: string): string | null {
  const isOnTheWeb = /^(https?:)?\/\/[^\s/]|^\/(?![/\\])/i.test(address);
  if (!isOnTheWeb || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  // A port belongs to one protocol.
  if (url.port === "") url.protocol = "https:";
  return url.href;
}
