import { tidyText } from "@/lib/clean-text";
import { normalizeForSearch } from "@/lib/search-text";

/**
 * A typed category, spelled as it is in one of these that visitors could not tell from it, for
 * example by its capital letters.
 */
export function spellCategory(typed: string, known: readonly string[]): string {
  const name = tidyText(typed);
  if (name === "" || known.includes(name)) return name;
  const normalized = normalizeForSearch(name);
  return known.find((other) => normalizeForSearch(other) === normalized) ?? name;
}
