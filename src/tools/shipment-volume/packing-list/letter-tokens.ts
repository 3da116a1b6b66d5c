import { readCartonNumbers, type NumberRange } from "./cells";
import type { DecimalSeparator } from "./columns";
import {
  CLAIMED,
  foreignNumbers,
  nearWords,
  ones,
  tens,
  tokenRules,
  type TokenKind,
  type TokenRule,
} from "./letter-words";
import { findListUnit, listUnits, type ListUnitId, type Quantity } from "./vocabulary";

/** The weight, or a number of pieces, of one carton or of all cartons of a line. */
export type WeightBasis = "each" | "line";

/** Figures of a letter with what their words say of them. Numbers are kept as written. */
export type LetterToken = {
  kind: TokenKind;
  /** The part of the letter that it was read from. */
  start: number;
  end: number;
  text: string;
  figure: string;
  sides: readonly string[];
  unit: ListUnitId | null;
  basis: WeightBasis | null;
  /** 2 in "2 x 5 cartons". */
  times: number | null;
  ranges: readonly NumberRange[];
  isElliptic: boolean;
};

const WORDS_BEFORE = new RegExp(`[^${CLAIMED},;\\n]*$`);
const WORDS_BEHIND = new RegExp(`^[^${CLAIMED},;\\n]*`);
const MAX_WORDS = 40;

const rules = tokenRules.map((rule) => ({ ...rule, like: new RegExp(rule.like, "gimu") }));

/** The text of a letter as the patterns expect it. Its lines stay the same. */
export function normalizeLetter(text: string): string {
  return (
    text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      // Otherwise NFKC makes "28½" to "281⁄2".
      .replace(/[\u00BC-\u00BE\u2150-\u215E]/g, (sign) => ` ${sign.normalize("NFKC")}`)
      // These part figures, as the comma that NFKC makes of them may not.
      .replace(/[，、]/g, ", ")
      .normalize("NFKC")
      .replaceAll("⁄", "/")
      .replace(/[“”″]|′′|''/g, '"')
      .replace(/\(s\)|(?<=ctn|kg)'s\b/gi, "s")
      // Swiss thousands.
      .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, "")
      .replace(/[^\S\n]+/g, " ")
  );
}

/** Finds the figures of a letter, in their order. */
export function findTokens(text: string): { tokens: LetterToken[]; rest: string } {
  const tokens: LetterToken[] = [];
  let rest = text;
  for (const rule of rules)
    for (const match of rest.matchAll(rule.like)) {
      const [whole] = match;
      const start = match.index + whole.length - whole.trimStart().length;
      const end = match.index + whole.trimEnd().length;
      if (rest.slice(start, end).includes(CLAIMED)) continue;
      const [before = ""] =
        WORDS_BEFORE.exec(rest.slice(Math.max(start - MAX_WORDS, 0), start)) ?? [];
      const [behind = ""] = WORDS_BEHIND.exec(rest.slice(end, end + MAX_WORDS)) ?? [];
      const figures = readFigures(rule, match.groups ?? {}, before, behind);
      if (!figures) continue;
      tokens.push({ ...figures, start, end, text: rest.slice(start, end) });
      rest = rest.slice(0, start) + CLAIMED.repeat(end - start) + rest.slice(end);
    }
  tokens.sort((a, b) => a.start - b.start);
  const sized = leaveOutRepeatedSizes(tokens, text);
  return { tokens: continueNumbers(continueNumbers(sized, 1).reverse(), -1).reverse(), rest };
}

const quantities: Partial<Record<TokenKind, Quantity>> = {
  size: "length",
  weight: "weight",
  volume: "volume",
};

/** What a token says. Null if its carton numbers can't be read. */
function readFigures(
  { kind, basis, isElliptic = false }: Omit<TokenRule, "like">,
  groups: Partial<Record<string, string>>,
  before: string,
  behind: string,
): Omit<LetterToken, "start" | "end" | "text"> | null {
  const { figure = "", a, b, c, unita, unitb, unitc, unit, times, numbers } = groups;
  const written = numbers?.replace(/bis/gi, "to").replace(/ (?:and|und|y|et) /gi, ",");
  const ranges = written === undefined ? [] : readCartonNumbers(written);
  const units = [unita, unitb, unitc, unit].filter(Boolean).join(" ");
  const quantity = quantities[kind];
  return (
    ranges && {
      kind: isOther(kind, before, behind) ? "other" : kind,
      figure,
      sides: [a, b, c].flatMap((side) => side ?? []),
      unit:
        quantity === undefined
          ? null
          : findListUnit(quantity, units.toLowerCase().replace(".", "").replaceAll("'", '"')),
      basis: basis ?? (kind === "weight" ? findBasis(before, behind) : null),
      times: times === undefined ? null : Number(times),
      ranges,
      isElliptic,
    }
  );
}

/** Whether words say that a size is of the product, or a weight is net or of a piece. */
function isOther(kind: TokenKind, before: string, behind: string): boolean {
  const words = nearWords;
  if (kind === "size") return words.productSizeBefore.test(before);
  if (kind !== "weight") return false;
  const isNet =
    (words.netBefore.test(before) &&
      !words.bothBefore.test(before) &&
      !words.grossBehind.test(behind)) ||
    (words.netBehind.test(behind) && !words.grossBefore.test(before));
  return isNet || words.ofPieceBehind.test(behind) || words.ofPieceBefore.test(before);
}

function findBasis(before: string, behind: string): WeightBasis | null {
  const { ofLineBefore, ofLineBehind, ofCartonBefore, ofCartonBehind } = nearWords;
  if (ofLineBefore.test(before) || ofLineBehind.test(behind)) return "line";
  return ofCartonBefore.test(before) || ofCartonBehind.test(behind) ? "each" : null;
}

/** "19.7x15.7x11.8 in" behind "50x40x30 cm (" is the same size. */
function leaveOutRepeatedSizes(tokens: readonly LetterToken[], text: string): LetterToken[] {
  return tokens.map((token, i) => {
    const above = tokens[i - 1];
    if (token.kind !== "size" || above?.kind !== "size") return token;
    const isNext = /^[\s(/=|,[]*$/.test(text.slice(above.end, token.start));
    return isNext && isSameSize(above, token) ? { ...token, kind: "other" } : token;
  });
}

function isSameSize(first: LetterToken, second: LetterToken): boolean {
  if (first.unit === null || second.unit === null || first.unit === second.unit) return false;
  const [a = [], b = []] = [first, second].map(({ sides, unit }) =>
    sides.map((side) => Number(side.replace(",", ".")) * listUnits[unit ?? "cm"].size),
  );
  return a.every((cm, i) => Math.abs(cm - (b[i] ?? 0)) <= cm * 0.03);
}

/** Above or below cartons "1-3", the number in "4 reels" is that of a carton. */
function continueNumbers(tokens: readonly LetterToken[], step: 1 | -1): LetterToken[] {
  let next: number | null = null;
  return tokens.map((token) => {
    if (token.kind === "numbers") {
      const { from, to } = token.ranges.at(step === 1 ? -1 : 0) ?? { from: NaN, to: NaN };
      next = (step === 1 ? to : from) + step;
    }
    if (token.kind !== "bareCount" || Number(token.text) !== next) return token;
    const ranges = [{ prefix: "", from: next, to: next }];
    next += step;
    return { ...token, kind: "numbers", ranges };
  });
}

/** "14,5" has a decimal comma in every country; "1,200" is read by `decimal`. */
export function readFigure(figure: string, decimal: DecimalSeparator): number {
  const joined = figure.replace(/ (?=\d{3}(?![\d/]))/g, "");
  const [whole = "", numerator, denominator] = joined.split(/[ -](?=\d+\/)|\//);
  const fraction = numerator && denominator ? Number(numerator) / Number(denominator) : 0;
  const sign = /[.,](?=\d{1,2}$|\d{4,}$)/.exec(whole)?.[0] ?? decimal;
  const other = sign === "," ? "." : ",";
  return Number(whole.replaceAll(other, "").replace(sign, ".")) + fraction;
}

/** The number that a token counts with, as digits. */
export function spellOut(figure: string): string {
  const word = figure.toLowerCase();
  if (/\d/.test(word)) return figure;
  const abroad = foreignNumbers.findIndex((words) => words.includes(word));
  if (abroad >= 0) return String(abroad + 1);
  const values = word
    .split(/[ -]/)
    .map(
      (part) =>
        ones.indexOf(part) + 1 || (tens.indexOf(part) + 2) * 10 * Number(tens.includes(part)),
    );
  const sum = values.reduce((total, value) => total + value, 0);
  return String(word.endsWith("dozen") ? 12 * (sum || 1) : sum);
}
