/**
 * Whether a picture may be shown from this address: the web, this site, or the address itself.
 * `//host` and `/\host` look like paths of this site and are none.
 */
export function isImageAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/]|\/(?![/\\])|data:image\/)/i.test(address);
}
