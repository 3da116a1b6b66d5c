import { findTokens, normalizeLetter, spellOut, type LetterToken } from "./letter-tokens";
import { letterPhrases as phrases, nameEdges, type TokenKind } from "./letter-words";
import { countNumbers } from "./cells";

/** What a letter says of one carton size. */
export type LetterEntry = {
  /** The number of the line it starts in, from 1. */
  line: number;
  text: string;
  /** What is in the cartons. "" if nothing is said. */
  name: string;
  tokens: readonly LetterToken[];
  /** Its figures stand in several sentences or lines. */
  isJoined: boolean;
  /** A word such as "each" stands before its weight. */
  saysEach: boolean;
  /** Numbers outside the name that say nothing of cartons. */
  loose: readonly { text: string; isAfterSize: boolean }[];
};

/** A packing list in words: "5 cartons of lamps, each 62 x 42 x 38 cm and 14.5 kg." */
export type Letter = {
  entries: readonly LetterEntry[];
  /** Sentences and lines that state a sum. */
  totals: readonly Pick<LetterEntry, "line" | "text" | "tokens">[];
  /** Figures that the tool does not need: pieces, prices, net weights. */
  others: readonly string[];
  /** The number of lines that say nothing of cartons. */
  linesLeftOut: number;
};

/** Part of a letter up to the end of a line or sentence. */
type Clause = { start: number; end: number; tokens: LetterToken[] };

/** The clauses, or parts of a clause, that speak of one carton size. */
type Draft = Clause & { isJoined: boolean };

type WithTokens = { tokens: readonly LetterToken[] };

/** The length of a letter with a line for each of 600 cartons. Limits the time for hostile input. */
const MAX_LETTER = 30_000;
const MAX_ENTRIES = 1000;

const counting: readonly TokenKind[] = ["count", "numbers"];
const ofEntry: readonly TokenKind[] = ["size", "flatSize", "weight", "bareCount", ...counting];

export function tokensOf({ tokens }: WithTokens, ...kinds: readonly TokenKind[]): LetterToken[] {
  return tokens.filter(({ kind }) => kinds.includes(kind));
}

export function has(entry: WithTokens, ...kinds: readonly TokenKind[]): boolean {
  return tokensOf(entry, ...kinds).length > 0;
}

/** Whether words say that a number counts the cartons, or numbers them. */
export function isCounted(entry: WithTokens): boolean {
  return has(entry, ...counting);
}

/** The number of cartons that is written. */
export function countWritten(entry: WithTokens): number {
  const [count] = tokensOf(entry, "count");
  if (count) return Number(spellOut(count.figure).replace(/[., ]/g, "")) * (count.times ?? 1);
  return countNumbers(tokensOf(entry, "numbers").flatMap(({ ranges }) => ranges));
}

/** "600 pcs" and "12 pcs/ctn". Together they say how many cartons there are. */
export function findPieces(entry: WithTokens) {
  const pieces = tokensOf(entry, "pieces");
  const [each, ...more] = pieces.filter(({ basis }) => basis === "each");
  const [all, ...others] = pieces.filter(({ basis }) => basis !== "each");
  return all && each && others.length + more.length === 0 ? { all, each } : null;
}

export function saysTotal(text: string): boolean {
  return phrases.startsTotal.test(text) || phrases.saysTotal.test(text);
}

/** Finds the carton sizes in a text without a table. */
export function readLetterText(pasted: string): Letter {
  if (pasted.length > MAX_LETTER) return { entries: [], totals: [], others: [], linesLeftOut: 0 };
  const text = normalizeLetter(pasted);
  const { tokens, rest } = findTokens(text);
  const lineOf = (index: number) => text.slice(0, index).split("\n").length;
  const { drafts, sums, shared } = draftEntries(text, rest, tokens);
  const useful = drafts.flatMap((draft) =>
    hasCount(draft) ? [] : Object.values(findPieces(draft) ?? {}),
  );
  const used = new Set(sums.map(({ start }) => lineOf(start)));
  for (const { start, end } of drafts)
    for (let line = lineOf(start); line <= lineOf(end); line += 1) used.add(line);
  if (shared) used.add(lineOf(shared.end - 1));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return {
    entries: addShared(
      drafts.map((draft, i) => makeEntry(text, rest, draft, drafts[i - 1]?.end ?? 0, lineOf)),
      shared?.tokens ?? [],
    ),
    totals: sums.map(({ start, end, tokens: stated }) => ({
      line: lineOf(start),
      text: text.slice(start, end).trim(),
      tokens: stated,
    })),
    others: tokens
      .filter(
        (token) => token.kind === "other" || (token.kind === "pieces" && !useful.includes(token)),
      )
      .map((token) => token.text),
    linesLeftOut: Math.max(lines.length - used.size, 0),
  };
}

/**
 * Divides a letter into what it says of each carton size.
 * @returns also the clauses that state a sum, and one that speaks of all cartons
 */
function draftEntries(
  text: string,
  rest: string,
  tokens: readonly LetterToken[],
): { drafts: Draft[]; sums: Clause[]; shared: Clause | null } {
  const drafts: Draft[] = [];
  const sums: Clause[] = [];
  let current: Draft | null = null;
  let shared: Clause | null = null;
  let piecesAbove: LetterToken[] = [];
  for (const clause of splitClauses(text, rest, tokens)) {
    const words = text.slice(clause.start, clause.end);
    const kinds = new Set(tokensOf(clause, ...ofEntry).map(({ kind }) => kind));
    if (kinds.size === 0) {
      if (current && !isComplete(current)) current.tokens.push(...clause.tokens);
      else piecesAbove.push(...tokensOf(clause, "pieces"));
      continue;
    }
    // "Total 72 kg" below a size without a weight is its weight.
    const isOfCurrent = current && !kinds.has("count") && !has(current, "weight");
    if (saysTotal(words) && !kinds.has("size") && !isOfCurrent) {
      // The total of a single size is its number of cartons.
      if (current && drafts.length === 1 && !hasCount(current))
        current.tokens.push(...tokensOf(clause, "count"));
      sums.push(clause);
      current = null;
      continue;
    }
    if (!shared && kinds.has("size") && !hasCount(clause) && phrases.ofAll.test(words)) {
      shared = clause;
      current = null;
      continue;
    }
    if (current && !continues(current, kinds)) current = null;
    if (current) current.isJoined = true;
    for (const token of clause.tokens) {
      if (current && startsNext(current, token)) {
        current.end = findDivision(rest, current.tokens.at(-1)?.end ?? 0, token.start);
        current = { ...clause, start: current.end, tokens: [], isJoined: false };
        drafts.push(current);
      }
      if (!current) {
        current = { ...clause, tokens: piecesAbove, isJoined: false };
        drafts.push(current);
        piecesAbove = [];
      }
      current.tokens.push(token);
      current.end = clause.end;
    }
  }
  if (shared && !drafts.some((draft) => hasCount(draft) && !has(draft, "size"))) {
    drafts.push({ ...shared, isJoined: false });
    drafts.sort((a, b) => a.start - b.start);
    shared = null;
  }
  // More are no letter, and would take long to read in every way.
  return { drafts: drafts.length > MAX_ENTRIES ? [] : drafts, sums, shared };
}

function splitClauses(text: string, rest: string, tokens: readonly LetterToken[]): Clause[] {
  const ends = [...text.matchAll(phrases.end)].flatMap(({ index }) =>
    rest[index] === text[index] ? [index + 1] : [],
  );
  let start = 0;
  return [...ends, rest.length].map((end) => {
    const own = tokens.filter((token) => token.start >= start && token.start < end);
    const clause = { start, end, tokens: dropBareCounts(own) };
    start = end;
    return clause;
  });
}

/** Beside "5 cartons", the 2 of "2 in 1 charger" counts nothing. */
function dropBareCounts(tokens: readonly LetterToken[]): LetterToken[] {
  const counts = tokensOf({ tokens }, ...counting).length;
  const isEnough = counts >= Math.max(tokensOf({ tokens }, "size").length, 1);
  return tokens.filter(({ kind, isElliptic }) => kind !== "bareCount" || isElliptic || !isEnough);
}

function hasCount(clause: WithTokens): boolean {
  return has(clause, "bareCount", ...counting);
}

function isComplete(draft: Draft): boolean {
  const isCountKnown = hasCount(draft) || findPieces(draft) !== null;
  return isCountKnown && has(draft, "size") && has(draft, "weight");
}

/** A count in words and one without are the same to those who look for another. */
function hasKind(entry: WithTokens, kind: TokenKind): boolean {
  return kind === "count" || kind === "bareCount"
    ? has(entry, "count", "bareCount")
    : has(entry, kind);
}

/** Whether the next line or sentence may speak of the same cartons. */
function continues(current: Draft, kinds: ReadonlySet<TokenKind>): boolean {
  if (kinds.size === 1 && kinds.has("weight")) return has(current, "size");
  const isCountedAgain = hasCount(current) && counting.some((kind) => kinds.has(kind));
  const isSaidAgain = [...kinds].some((kind) => hasKind(current, kind));
  return !isComplete(current) && !isCountedAgain && !isSaidAgain;
}

/** Within a sentence, a second count or size belongs to the next entry. */
function startsNext(current: Draft, { kind }: LetterToken): boolean {
  if (!ofEntry.includes(kind) || !hasKind(current, kind)) return false;
  return kind !== "weight" || tokensOf(current, ...ofEntry)[0]?.kind === "weight";
}

/** Where the words between two entries of a sentence divide: behind the last "and" or comma. */
function findDivision(rest: string, from: number, to: number): number {
  const last = [...rest.slice(from, to).matchAll(phrases.division)].at(-1);
  return last ? from + last.index + last[0].length : to;
}

/** Adds the size and weight that a sentence states for all cartons, or that are those of the entry above. */
function addShared(entries: readonly LetterEntry[], ofAll: readonly LetterToken[]): LetterEntry[] {
  const eachOfAll = ofAll.map((token) => ({ ...token, basis: token.basis ?? ("each" as const) }));
  let above: readonly LetterToken[] = [];
  return entries.map((entry) => {
    const find = (kind: TokenKind, same: RegExp) =>
      has(entry, kind) ? [] : tokensOf({ tokens: same.test(entry.text) ? above : eachOfAll }, kind);
    above = [
      ...entry.tokens,
      ...find("size", phrases.sameSize),
      ...find("weight", phrases.sameWeight),
    ];
    return { ...entry, tokens: above };
  });
}

function makeEntry(
  text: string,
  rest: string,
  { start, end, tokens, isJoined }: Draft,
  previousEnd: number,
  lineOf: (index: number) => number,
): LetterEntry {
  const first = tokensOf({ tokens }, ...ofEntry)[0]?.start ?? start;
  const last = tokens.at(-1)?.end ?? end;
  const lineStart = Math.max(text.lastIndexOf("\n", first - 1) + 1, start);
  const lineEnd = Math.min(end, ...[text.indexOf("\n", last)].filter((index) => index >= 0));
  const name = findName(
    rest.slice(previousEnd, lineStart),
    rest.slice(lineStart, first),
    tokens.flatMap((token, i) => {
      const words = rest.slice(token.end, tokens[i + 1]?.start ?? lineEnd);
      return token.start < lineStart ? [] : [{ isCount: hasCount({ tokens: [token] }), words }];
    }),
  );
  const sizeEnd = tokensOf({ tokens }, "size")[0]?.end ?? text.length;
  const shown = rest.slice(lineStart, lineEnd);
  const nameAt = name === "" ? -1 : shown.indexOf(name.slice(0, 12));
  const nameEnd = nameAt < 0 ? -1 : nameAt + name.length;
  const loose = [...shown.matchAll(/(?<![\p{L}\d.,#-])\d[\d.,]*(?![\p{L}\d-])/gu)]
    .filter(({ index }) => index < nameAt || index >= nameEnd)
    .map(({ 0: figure, index }) => ({
      text: figure.replace(/[.,]$/, ""),
      isAfterSize: lineStart + index >= sizeEnd,
    }));
  const weightStart = tokensOf({ tokens }, "weight")[0]?.start;
  return {
    line: lineOf(first),
    text: text
      .slice(lineStart, Math.max(lineEnd, last))
      .replace(/\s+/g, " ")
      .replace(/^[\s,;]+|[\s,;]+$/g, ""),
    name,
    tokens,
    isJoined,
    saysEach: phrases.each.test(rest.slice(lineStart, weightStart)),
    loose,
  };
}

/**
 * What is in the cartons: "5 cartons of LED lamps", "1-5 LED lamps", "LED lamps: 5 cartons".
 * Figures are replaced with private-use characters.
 * @param above the lines above an entry
 * @param before its line up to its first figure
 * @param gaps the words behind each figure
 */
function findName(
  above: string,
  before: string,
  gaps: readonly { isCount: boolean; words: string }[],
): string {
  const ofGoods = gaps.find(({ words }) => phrases.ofGoods.test(words));
  const behindCount = gaps.find(
    ({ isCount, words }) => isCount && !words.trimStart().startsWith("("),
  );
  const [sentence = ""] = before
    .replace(phrases.weightLabel, " ")
    .split(/[.;:!?](?=.*\p{L})/u)
    .slice(-1);
  const heading = above.split("\n").findLast((line) => /\p{L}/u.test(line)) ?? "";
  const isHeading =
    !/[\uE000]|[,.!?]$/.test(heading.trimEnd()) && !phrases.introduction.test(heading);
  const names = [
    ofGoods?.words ?? "",
    behindCount?.words ?? "",
    ...(phrases.introduction.test(sentence) ? [] : sentence.split(/\uE000+/)),
    ...gaps.map(({ words }) => words),
    isHeading ? heading : "",
  ];
  return names.map(trimName).find((part) => part !== "") ?? "";
}

function trimName(text: string): string {
  const plain = text.replace(phrases.weightLabel, " ").replace(/\uE000+/g, " ");
  const name = nameEdges.reduce((left, edge) => left.replace(edge, ""), plain);
  return /\p{L}/u.test(name) ? name.replace(/\s+/g, " ") : "";
}
