/** The id that a "#…" points to. A hash that is no valid encoding is taken as it is written. */
export function hashId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
