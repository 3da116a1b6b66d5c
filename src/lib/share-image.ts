import { isImageUrl } from "./image-url";

/** The share image of a page without a picture of its own, made by `npm run share-cards`. */
export function shareCard(pathname: string): string {
  return `/share/${pathname.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}

/**
 * A record's picture for link previews, or null: social networks can't load data URLs or invalid
 * ones.
 */
export function shareImage(address: string): string | null {
  const isOnTheWeb = isImageUrl(address) && !/^data:/i.test(address);
  return isOnTheWeb && URL.canParse(address, "https://site.invalid") ? address : null;
}
