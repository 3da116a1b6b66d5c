import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Agency } from "./agencies.ts";
import { PLACES_OF_TRADE } from "./places-of-trade.ts";

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|md)$|(?:^|\/)_[a-z]+$/;

/** A file as it is, its letters and digits alone, and without the cities that may stay. */
type Content = { text: string; letters: string; withoutTrade: string };

/** What a file must not have in it, with a name for the report. */
type Trace = { name: string; isIn: (content: Content) => boolean };

const OFFICE_COUNTS = ["no offices", "one office", "two offices", "three offices", "four offices"];

/**
 * Where something of `agency` still stands in the files of a folder, as "file: what". What the
 * agency of that folder has in common with it may be there.
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
        withoutTrade: PLACES_OF_TRADE.reduce((rest, place) => rest.replace(place, ""), text),
      };
      return traces.filter(({ isIn }) => isIn(content)).map(({ name }) => `${file}: ${name}`);
    });
}

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function listTraces({ site, brandColors }: Agency): Trace[] {
  const names = [site.name, site.legalName, site.blogName, site.teamName, site.email];
  const addresses = [site.url, site.chat.href, ...site.socials.map(({ href }) => href)];
  const rooms = site.offices.flatMap(({ address }) => address.slice(0, -1));
  return [
    ...[...names, ...addresses, site.chat.label, ...rooms].map(writtenAnyhow),
    ...site.offices.map(({ city }) => ({
      name: city,
      isIn: ({ withoutTrade }: Content) => withoutTrade.includes(city),
    })),
    ...Object.values(brandColors).map(paintedAnyhow),
    pattern(`(?:since|founded in|began in|foundingDate\\W+) ?${site.founded}\\b`),
    pattern(`\\b${OFFICE_COUNTS[site.offices.length] ?? ""}\\b`),
  ];
}

/** With other spaces, hyphens, capitals or entities, or as a part of an address. */
function writtenAnyhow(name: string): Trace {
  const folded = foldLetters(name);
  return { name, isIn: ({ letters }) => letters.includes(folded) };
}

const foldLetters = (text: string) =>
  decodePercent(text)
    .toLowerCase()
    .replaceAll("&amp;", "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Addresses write letters like ä as "%C3%A4". */
const decodePercent = (text: string) =>
  text.replace(/(?:%[\dA-F]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/** As "#F4731C", also within the address of a drawing, or as the numbers of `rgb()`. */
function paintedAnyhow(color: string): Trace {
  const hex = color.slice(1);
  const numbers = (hex.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return { ...pattern(`(?:#|%23)${hex}\\b|rgba?\\(${numbers.join("[ ,]+")}\\b`), name: color };
}

function pattern(source: string): Trace {
  const regex = new RegExp(source, "i");
  return { name: source, isIn: ({ text }) => regex.test(text) };
}
