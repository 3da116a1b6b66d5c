/**
 * Whether a stored address may be asked for a picture at all. Looser than `isImageAddress`, what
 * staff may type: only scripts, pages and whatever else is neither the web nor a picture go.
 */
export function canBeShown(address: string): boolean {
  // Browsers leave these out before they look for the protocol.
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  return read !== "" && !/^(?!https?:|data:image\/)[a-z][a-z\d+.-]*:/i.test(read);
}

/**
 * Whether a picture may be shown from this address: the web, this site, or the address itself.
 * `//host` and `/\host` look like paths of this site and are none.
 */
export function isImageAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/]|\/(?![/\\])|data:image\/)/i.test(address);
}
