import { DEFAULT_FAVICON } from "@/config/limits";
import { isImageUrl } from "./image-url";

/** The stored icon if it is an image URL, else the default. */
export function faviconHref(stored: string | undefined): string {
  const href = stored?.trim() ?? "";
  return isImageUrl(href) ? href : DEFAULT_FAVICON;
}

/** Changes the icon of the browser tab to the stored one. */
export function showFavicon(stored: string | undefined): void {
  const href = faviconHref(stored);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.href = href;
}
