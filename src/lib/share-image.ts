import { isImageAddress } from "./image-address";

/** The picture of a shared link when the page has none of its own, made by `npm run share-cards`. */
export function shareCard(pathname: string): string {
  return `/share/${pathname.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}

/** A record's picture for a shared link; its own address and broken ones are of no use there. */
export function shareImage(address: string): string | null {
  const isOnTheWeb = isImageAddress(address) && !/^data:/i.test(address);
  return isOnTheWeb && URL.canParse(address, "https://site.invalid") ? address : null;
}
