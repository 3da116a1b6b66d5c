import { findName } from "./letter-names";
import { findTokens, normalizeLetter, type LetterToken } from "./letter-tokens";

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
  totals: readonly { line: number; text: string }[];
  /** Figures that the tool does not need: pieces, prices, net weights. */
  others: readonly string[];
  /** The number of lines that say nothing of cartons. */
  linesLeftOut: number;
};

/** Part of a letter up to the end of a line or sentence. */
type Clause = { start: number; end: number; tokens: LetterToken[] };

type Draft = { start: number; end: number; tokens: LetterToken[]; isJoined: boolean };

/** The length of a letter with a line for each of 600 cartons. Limits the time for hostile input. */
const MAX_LETTER = 30_000;
const MAX_ENTRIES = 1000;

const END =
  /\n|[;!?。；！？]|(?<!\b(?:approx|ca|nos?|nr|ctns?|pcs|incl|qty|dims?|meas|wt|gr|abt|w))\.(?=\s|$)/gi;

const STARTS_TOTAL =
  /^\W*(?:(?:grand |sub-? ?)?(?:total|totals|ttl|sum|together|altogether|gesamt|summe|zusammen)\b|合计|总计|總計|小计|共)/i;
const SAYS_TOTAL = /\b(?:in total|in all|all together|altogether|insgesamt|zusammen)\b/i;

export function saysTotal(text: string): boolean {
  return STARTS_TOTAL.test(text) || SAYS_TOTAL.test(text);
}

/** Finds the carton sizes in a text without a table. */
export function readLetterText(pasted: string): Letter {
  if (pasted.length > MAX_LETTER) return { entries: [], totals: [], others: [], linesLeftOut: 0 };
  const text = normalizeLetter(pasted);
  const { tokens, rest } = findTokens(text);
  const lineOf = (index: number) => text.slice(0, index).split("\n").length;
  const drafts: Draft[] = [];
  const totals: Letter["totals"][number][] = [];
  let current: Draft | null = null;
  let shared: Clause | null = null;
  let piecesAbove: LetterToken[] = [];
  for (const clause of splitClauses(text, rest, tokens)) {
    const kinds = new Set(clause.tokens.filter(isOfEntry).map(({ kind }) => kind));
    if (kinds.size === 0) {
      const isOfNext = !current || isComplete(current);
      if (current && !isOfNext) current.tokens.push(...clause.tokens);
      else piecesAbove.push(...clause.tokens.filter(({ kind }) => kind === "pieces"));
      continue;
    }
    if (isTotal(text, clause, kinds, current)) {
      // The total of a single size is its number of cartons.
      if (current && drafts.length === 1 && !hasCount(current))
        current.tokens.push(...clause.tokens.filter(({ kind }) => kind === "count"));
      totals.push({
        line: lineOf(clause.start),
        text: text.slice(clause.start, clause.end).trim(),
      });
      current = null;
      continue;
    }
    if (kinds.has("size") && !shared && !has(clause, "count") && !has(clause, "numbers")) {
      if (OF_ALL.test(text.slice(clause.start, clause.end))) {
        shared = clause;
        current = null;
        continue;
      }
    }
    if (current && !continues(current, kinds)) current = null;
    if (current) current.isJoined = true;
    for (const token of clause.tokens) {
      if (current && startsNext(current, token)) {
        current.end = findDivision(rest, current.tokens.at(-1)?.end ?? 0, token.start);
        current = makeDraft(drafts, current.end);
      }
      if (!current) {
        current = makeDraft(drafts, clause.start);
        current.tokens.push(...piecesAbove);
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
  if (drafts.length > MAX_ENTRIES) drafts.length = 0;
  const counting = drafts.flatMap((draft) =>
    hasCount(draft) ? [] : Object.values(findPieces(draft) ?? {}),
  );
  const others = tokens.filter(
    (token) => token.kind === "other" || (token.kind === "pieces" && !counting.includes(token)),
  );
  const used = new Set(drafts.flatMap(({ start, end }) => listLines(lineOf(start), lineOf(end))));
  for (const { line } of totals) used.add(line);
  if (shared) used.add(lineOf(shared.end - 1));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return {
    entries: addShared(
      drafts.map((draft, i) => makeEntry(text, rest, draft, drafts[i - 1], lineOf)),
      shared?.tokens ?? [],
    ),
    totals,
    others: others.map((token) => token.text),
    linesLeftOut: Math.max(lines.length - used.size, 0),
  };
}

/** "All cartons are 60 x 40 x 40 cm, 12 kg." */
const OF_ALL =
  /\b(?:all|alle|todas|toutes)(?: (?:the|our|die|las|les))? (?:ctns|cartons|boxes|kartons|pakete|cajas)\b|所有(?:的)?箱/i;
const SAME_SIZE =
  /\b(?:same (?:carton )?(?:sizes?|dimensions?|cartons?|box)|gleiche (?:größe|maße)|mismas? (?:medidas|tamaño))\b|(?:尺寸|规格)(?:同上|相同)|同尺寸/i;
const SAME_WEIGHT = /\bsame (?:weight|(?:size|dimensions?) and weight)\b|重量(?:同上|相同)/i;

/** Adds the size and weight that a sentence states for all cartons, or that are those of the entry above. */
function addShared(entries: readonly LetterEntry[], ofAll: readonly LetterToken[]): LetterEntry[] {
  let above: readonly LetterToken[] = [];
  return entries.map((entry) => {
    const find = (kind: "size" | "weight", same: RegExp) =>
      has(entry, kind)
        ? []
        : (same.test(entry.text) ? above : ofAll)
            .filter((token) => token.kind === kind)
            .map((token) =>
              token.kind === "weight" && ofAll.includes(token)
                ? { ...token, basis: token.basis ?? ("each" as const) }
                : token,
            );
    const tokens = [...entry.tokens, ...find("size", SAME_SIZE), ...find("weight", SAME_WEIGHT)];
    above = tokens;
    return { ...entry, tokens };
  });
}

function makeDraft(drafts: Draft[], start: number): Draft {
  const draft: Draft = { start, end: start, tokens: [], isJoined: false };
  drafts.push(draft);
  return draft;
}

function listLines(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function splitClauses(text: string, rest: string, tokens: readonly LetterToken[]): Clause[] {
  const ends = [...text.matchAll(END)].flatMap(({ index }) =>
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
  const count = (...kinds: readonly LetterToken["kind"][]) =>
    tokens.filter(({ kind }) => kinds.includes(kind)).length;
  const isCounted = count("count", "numbers") >= Math.max(count("size"), 1);
  return tokens.filter((token) => token.kind !== "bareCount" || token.isElliptic || !isCounted);
}

const ENTRY_KINDS = new Set<LetterToken["kind"]>([
  "size",
  "flatSize",
  "weight",
  "count",
  "numbers",
  "bareCount",
]);

function isOfEntry({ kind }: LetterToken): boolean {
  return ENTRY_KINDS.has(kind);
}

function has({ tokens }: Pick<LetterEntry, "tokens">, kind: LetterToken["kind"]): boolean {
  const isCount = kind === "count" || kind === "bareCount";
  return tokens.some((token) =>
    isCount ? token.kind === "count" || token.kind === "bareCount" : token.kind === kind,
  );
}

function hasCount(draft: Draft): boolean {
  return has(draft, "count") || has(draft, "numbers");
}

/** Whether words say that a number counts the cartons, or numbers them. */
export function isCounted({ tokens }: Pick<LetterEntry, "tokens">): boolean {
  return tokens.some(({ kind }) => kind === "count" || kind === "numbers");
}

/** "600 pcs" and "12 pcs/ctn". Together they say how many cartons there are. */
export function findPieces({ tokens }: Pick<LetterEntry, "tokens">) {
  const pieces = tokens.filter((token) => token.kind === "pieces");
  const [each, ...more] = pieces.filter(({ isPerCarton }) => isPerCarton);
  const [all, ...others] = pieces.filter(({ isPerCarton }) => !isPerCarton);
  return all && each && others.length + more.length === 0 ? { all, each } : null;
}

function isComplete(draft: Draft): boolean {
  return (
    (hasCount(draft) || findPieces(draft) !== null) && has(draft, "size") && has(draft, "weight")
  );
}

/** Whether a clause states a sum. "Total 72 kg" below a size without a weight is its weight. */
function isTotal(
  text: string,
  { start, end }: Clause,
  kinds: ReadonlySet<LetterToken["kind"]>,
  current: Draft | null,
): boolean {
  if (kinds.has("size") || !saysTotal(text.slice(start, end))) return false;
  return kinds.has("count") || !current || has(current, "weight");
}

/** Whether the next line or sentence may speak of the same cartons. */
function continues(current: Draft, kinds: ReadonlySet<LetterToken["kind"]>): boolean {
  const isMoreWeight = kinds.size === 1 && kinds.has("weight");
  if (isMoreWeight) return has(current, "size");
  const isCountedAgain = hasCount(current) && (kinds.has("count") || kinds.has("numbers"));
  return !isComplete(current) && !isCountedAgain && ![...kinds].some((kind) => has(current, kind));
}

/** Within a sentence, a second count or size belongs to the next entry. */
function startsNext(current: Draft, token: LetterToken): boolean {
  if (!isOfEntry(token) || !has(current, token.kind)) return false;
  return token.kind !== "weight" || current.tokens.find(isOfEntry)?.kind === "weight";
}

/** Where the words between two entries of a sentence divide: behind the last "and" or comma. */
function findDivision(rest: string, from: number, to: number): number {
  const signs = [
    ...rest.slice(from, to).matchAll(/[,)]|\b(?:and|und|y|et|plus|then|dann)\b|[&+]/gi),
  ];
  const last = signs.at(-1);
  return last ? from + last.index + last[0].length : to;
}

/** Says that figures are of each carton. */
const EACH = /\b(?:each|every|apiece|jeweils|je|cada|chacune?)\b|@|每[箱件]|单箱|每个箱/i;

function makeEntry(
  text: string,
  rest: string,
  { start, end, tokens, isJoined }: Draft,
  previous: Draft | undefined,
  lineOf: (index: number) => number,
): LetterEntry {
  const first = tokens.find(isOfEntry)?.start ?? start;
  const last = tokens.at(-1)?.end ?? end;
  const lineStart = Math.max(text.lastIndexOf("\n", first - 1) + 1, start);
  const lineEnd = Math.min(end, ...[text.indexOf("\n", last)].filter((index) => index >= 0));
  const name = findName({
    above: rest.slice(previous?.end ?? 0, lineStart),
    before: rest.slice(lineStart, first),
    gaps: tokens.flatMap((token, i) =>
      token.start < lineStart
        ? []
        : [{ follows: token.kind, text: rest.slice(token.end, tokens[i + 1]?.start ?? lineEnd) }],
    ),
  });
  const sizeEnd = tokens.find(({ kind }) => kind === "size")?.end ?? text.length;
  const shown = rest.slice(lineStart, lineEnd);
  const nameAt = name === "" ? -1 : shown.indexOf(name.slice(0, 12));
  const loose = [...shown.matchAll(/(?<![\p{L}\d.,#-])\d[\d.,]*(?![\p{L}\d-])/gu)].flatMap(
    ({ 0: figure, index }) =>
      nameAt >= 0 && index >= nameAt && index < nameAt + name.length
        ? []
        : [{ text: figure.replace(/[.,]$/, ""), isAfterSize: lineStart + index >= sizeEnd }],
  );
  return {
    line: lineOf(first),
    text: normalizeSpaces(text.slice(lineStart, Math.max(lineEnd, last))),
    name,
    tokens,
    isJoined,
    saysEach: EACH.test(rest.slice(lineStart, tokens.find(({ kind }) => kind === "weight")?.start)),
    loose,
  };
}

function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s,;]+|[\s,;]+$/g, "");
}
