/** The share image of a page without a picture of its own, made by `npm run share-cards`. */
export function shareCard(pathname: string): string {
  return `/share/${pathname.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}
