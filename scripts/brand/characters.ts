import { site } from "../../src/config/site.ts";

/** Texts that are on every page. The font subsets that load first ("core") must cover them. */
const texts: readonly string[] = [
  site.name,
  site.legalName,
  site.teamName,
  ...site.offices.flatMap(({ city, address }) => [city, ...address]),
];

const RULE = /@font-face \{[^}]*-core\.woff2[^}]*\}/g;

/**
 * Adds the characters of these texts to the `unicode-range` of the core fonts in fonts.css. Returns
 * the new style sheet and the added characters. Only characters of the Latin files can be added,
 * because the fonts are subsets of those.
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
