/** The address, or null for a text that is none. `URL.parse` and `canParse` are too new to rely on. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Whether a stored URL may be loaded as an image. More tolerant than `isImageUrl`, which checks
 * what staff type: only protocols other than the web's and `data:image` are refused.
 */
export function isDisplayableImageUrl(address: string): boolean {
  // Browsers remove white space and control characters before they read the protocol.
  // https://url.spec.whatwg.org/#url-parsing
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  return read !== "" && !/^(?!https?:|data:image\/)[a-z][a-z\d+.-]*:/i.test(read);
}

/**
 * Whether an image may be entered with this URL: a web address, a path of this site or a data URL.
 * `//host` and `/\host` look like paths but lead to other sites.
 */
export function isImageUrl(address: string): boolean {
  return /^(https?:\/\/[^\s/]|\/(?![/\\])|data:image\/)/i.test(address);
}
