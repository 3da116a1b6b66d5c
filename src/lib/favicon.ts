import { isImageAddress } from "./image-address";

/** The stored address when it is a picture's web address or a path of this site, else the default. */
export function faviconHref(stored: string | undefined, fallback: string): string {
  const href = stored?.trim() ?? "";
  return isImageAddress(href) ? href : fallback;
}

/** Puts an icon on the browser's tab. */
export function showFavicon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.href = href;
}
