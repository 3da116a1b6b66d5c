/** The address, or null for a text that is none. `URL.parse` and `canParse` are too new to rely on. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
