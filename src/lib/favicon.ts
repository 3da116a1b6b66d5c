import { isImageUrl } from "./image-url";

/** The stored icon if it is an image URL, else the default. */
export function faviconHref(stored: string | undefined, fallback: string): string {
  const href = stored?.trim() ?? "";
  return isImageUrl(href) ? href : fallback;
}

/** Changes the icon of the browser tab. */
export function showFavicon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.href = href;
}
