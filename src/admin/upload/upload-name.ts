/** Storage and disks refuse names of more than 255 bytes. */
const MAX_LENGTH = 100;

/**
 * The stored name of an uploaded file: the context, a timestamp and the original name, with "_" for
 * characters other than letters, digits, "_", "." and "-". The end of a long name is cut off, but for
 * the extension.
 */
export function makeUploadName(context: string, timestamp: number, originalName: string): string {
  const name = originalName.normalize("NFC").replace(/[^a-zA-Z0-9_.-]/gu, "_");
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? "";
  const base = name.slice(0, MAX_LENGTH - extension.length);
  return `${context}_${timestamp}_${name.length > MAX_LENGTH ? base + extension : name}`;
}
