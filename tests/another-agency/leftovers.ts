import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Agency } from "./agencies.ts";
import { ALLOWED_CITY_MENTIONS } from "./allowed-city-mentions.ts";

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|md)$|(?:^|\/)_[a-z]+$/;

/**
 * The text of a file: unchanged, reduced to letters and digits, and without allowed mentions of
 * cities.
 */
type Content = { text: string; letters: string; withoutAllowedCities: string };

/** Something that identifies an agency, with its name in the report. */
type Trace = { name: string; isIn: (content: Content) => boolean };

const OFFICE_COUNTS = ["no offices", "one office", "two offices", "three offices", "four offices"];

/**
 * Finds what is left of `agency` in the files of a folder. Returns texts such as "index.html: Ningbo".
 * @param current the agency of that folder, which may have a color or a city in common with the other
 */
export function findLeftovers(folder: string, agency: Agency, current?: Agency): string[] {
  const common = (current ? listTraces(current) : []).map(({ name }) => name);
  const traces = listTraces(agency).filter(({ name }) => !common.includes(name));
  return listFiles(folder)
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const content = {
        text,
        letters: foldLetters(text),
        withoutAllowedCities: ALLOWED_CITY_MENTIONS.reduce(
          (rest, mention) => rest.replace(mention, ""),
          text,
        ),
      };
      return traces.filter(({ isIn }) => isIn(content)).map(({ name }) => `${file}: ${name}`);
    });
}

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function listTraces({ site, companyNumber, brandColors }: Agency): Trace[] {
  const names = [site.name, site.legalName, site.blogName, site.teamName, site.email];
  const addresses = [site.url, ...[...site.chats, ...site.socials].map(({ href }) => href)];
  const rooms = site.offices.flatMap(({ address }) => address.slice(0, -1));
  return [
    ...[
      ...names,
      ...addresses,
      ...site.chats.map(({ label }) => label),
      companyNumber,
      ...rooms,
    ].map(makeTextTrace),
    ...site.offices.map(({ city }) => ({
      name: city,
      isIn: ({ withoutAllowedCities }: Content) => withoutAllowedCities.includes(city),
    })),
    ...Object.values(brandColors).map(makeColorTrace),
    makePatternTrace(`(?:since|founded in|began in|foundingDate\\W+) ?${site.founded}\\b`),
    makePatternTrace(`\\b${OFFICE_COUNTS[site.offices.length] ?? ""}\\b`),
  ];
}

/** A text with any spaces, hyphens, capitals or entities, also as a part of a URL. */
function makeTextTrace(name: string): Trace {
  const folded = foldLetters(name);
  return { name, isIn: ({ letters }) => letters.includes(folded) };
}

const foldLetters = (text: string) =>
  decodePercent(text)
    .toLowerCase()
    .replaceAll("&amp;", "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** URLs encode letters such as ä as "%C3%A4". */
const decodePercent = (text: string) =>
  text.replace(/(?:%[\dA-F]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/** A color as "#F4731C", also within the data URL of a drawing, or as the numbers of `rgb()`. */
function makeColorTrace(color: string): Trace {
  const hex = color.slice(1);
  const numbers = (hex.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return {
    ...makePatternTrace(`(?:#|%23)${hex}\\b|rgba?\\(${numbers.join("[ ,]+")}\\b`),
    name: color,
  };
}

function makePatternTrace(source: string): Trace {
  const regex = new RegExp(source, "i");
  return { name: source, isIn: ({ text }) => regex.test(text) };
}
