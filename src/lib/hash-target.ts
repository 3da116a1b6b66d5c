/** The element id in a URL's hash. A hash with invalid percent-encoding is used as it is. */
export function hashTargetId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
