/**
 * The text of an XML file, in the encoding that the file names:
 * https://www.w3.org/TR/xml/#sec-guessing
 */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}

function findEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  if (/^(\xfe\xff|\0<)/.test(start)) return "utf-16be";
  if (/^(\xff\xfe|<\0)/.test(start)) return "utf-16le";
  if (start.startsWith("\xef\xbb\xbf")) return "utf-8";
  const [, named = "utf-8"] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/.exec(start) ?? [];
  // A file that begins with single bytes is no UTF-16, whatever it says.
  return /^utf-?16/i.test(named) || !isSupported(named) ? "utf-8" : named;
}

function isSupported(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== "";
  } catch {
    return false;
  }
}
