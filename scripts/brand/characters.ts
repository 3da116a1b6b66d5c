import { site } from "../../src/config/site.ts";

/** What stands on every page, in the font that arrives first. */
const texts: readonly string[] = [
  site.name,
  site.legalName,
  site.teamName,
  ...site.offices.flatMap(({ city, address }) => [city, ...address]),
];

const RULE = /@font-face \{[^}]*-core\.woff2[^}]*\}/g;

/**
 * fonts.css with the characters of the site's names among those of the fonts that arrive first,
 * and which characters were added. They have to be in the Latin files that the fonts are cut from.
 */
export function addCharacters(css: string): { css: string; added: readonly string[] } {
  const rules = css.match(RULE) ?? [];
  const covered = new Set(rules.flatMap(listCharacters));
  const added = [...new Set(texts.join("").normalize("NFC"))].filter(
    (character) => !covered.has(character) && isLatin(character),
  );
  if (added.length === 0) return { css, added };
  const codes = added.map((character) => `U+${codeOf(character).toString(16).toUpperCase()}`);
  return {
    css: css.replace(RULE, (rule) =>
      rule.replace(/(unicode-range:[^;]+);/, `$1, ${codes.join(", ")};`),
    ),
    added,
  };
}

/** Western European letters: those of the files named "latin". */
const isLatin = (character: string) => {
  const code = codeOf(character);
  return code > 0xa0 && code <= 0xff;
};

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** The characters that the `unicode-range` of a rule names. */
export function listCharacters(rule: string): string[] {
  const ranges = /unicode-range:([^;]+);/.exec(rule)?.[1]?.match(/[0-9A-F]+(-[0-9A-F]+)?/g) ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}
