/** The stored address when it is a picture's web address or a path of this site, else the default. */
export function faviconHref(stored: string | undefined, fallback: string): string {
  const href = stored?.trim() ?? "";
  return /^(https?:\/\/|\/(?!\/)|data:image\/)/i.test(href) ? href : fallback;
}
