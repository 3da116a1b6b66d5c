import {
  letterHeadings,
  letterNotes as words,
  letterQuestions as ask,
  questions as questionWords,
  unitNames,
  unreadReasons,
} from "@/content/tools/packing-list";
import { formatCartons, formatFigure } from "@/tools/shipment-volume/wording";
import { countNumbers, MIN_NET_SHARE, type NumberRange } from "./cells";
import type { ColumnRole, DecimalSeparator } from "./columns";
import {
  countWritten,
  findPieces,
  has,
  isCounted,
  saysTotal,
  tokensOf,
  type Letter,
  type LetterEntry,
} from "./letter";
import { readFigure, spellOut, type LetterToken } from "./letter-tokens";
import type { Question } from "./read-packing-list";
import { quote, refuse, tryToRead } from "./rows";
import type { ListLine, PackingListTable } from "./table";
import { listUnits, type ListUnitId } from "./vocabulary";

/** What a letter leaves open, besides what every table can. Null until it is answered. */
export type LetterChoices = {
  /** Whether "5 x lamp" counts cartons or pieces, or numbers the cartons, one in each line. */
  bareCounts: "cartons" | "numbers" | "pieces" | null;
  /** Whether a line without a number of cartons is one carton. */
  isOneCarton: boolean | null;
};

export const openChoices: LetterChoices = { bareCounts: null, isOneCarton: null };

/** What the lines of a letter say of a thing that some of them leave open. */
type Usual = {
  /** Null if a number such as "1,200" can be read in two ways, and no other number decides. */
  decimal: DecimalSeparator | null;
  /** Whether weights are of each carton, without a word in their line. */
  saysEach: boolean;
  /** Whether it speaks of "5 cartons", so that "4 of lids" are cartons, too. */
  hasCounts: boolean;
};

/** The columns of a letter's table, with what they can mean. */
const letterColumns = [
  ["name"],
  ["cartons"],
  ["cartonNumbers"],
  ["size"],
  ["weightEach", "weightLine"],
  ["volumeLine", "volumeEach"],
] as const satisfies readonly (readonly ColumnRole[])[];

/** The indexes of those whose meaning depends on the other lines. */
const CARTONS = 1;
const NUMBERS = 2;
const WEIGHT = 4;

/** Lists round weights to half a kilogram. */
const MAX_DIFFERENCE = 0.02;

/** Writes a letter as a table with a line for each carton size. */
export function tabulateLetter(letter: Letter, choices: LetterChoices): PackingListTable {
  const { entries } = letter;
  const usual = findUsual(entries);
  const sums = entries.filter((entry) => isSum(entry, entries));
  // Counts in one sentence and sizes in another: nobody can tell which belong together.
  const isScattered =
    entries.some((entry) => isCounted(entry) && !has(entry, "size") && !sums.includes(entry)) &&
    entries.some((entry) => has(entry, "size") && !isCounted(entry) && !has(entry, "bareCount"));
  const hasOpenWeights = entries.some((entry) => isBasisOpen(entry, usual));
  const lines = entries.map((entry): ListLine => {
    const { line: number, text, isJoined } = entry;
    if (sums.includes(entry)) return makeTotal(entry);
    const read = tryToRead(() => {
      if (isScattered && isJoined) refuse(unreadReasons.scattered);
      return writeCells(entry, choices, usual, hasOpenWeights);
    });
    const isRead = typeof read !== "string";
    return {
      number,
      text,
      cells: isRead ? read : [],
      isTotal: false,
      stated: [],
      refusal: isRead ? null : read,
    };
  });
  const weights = lines.map(({ cells }) => cells[WEIGHT] ?? "").filter((cell) => cell !== "");
  const isEach = weights.every((cell) => cell.startsWith("@"));
  const isBlank = (column: number) => lines.every(({ cells }) => (cells[column] ?? "") === "");
  return {
    headings: letterHeadings,
    roles: letterColumns.map((roles, i) => {
      if (i === CARTONS && isBlank(CARTONS) && !isBlank(NUMBERS)) return [];
      return i !== WEIGHT || hasOpenWeights ? roles : [isEach ? "weightEach" : "weightLine"];
    }),
    columnCount: letterHeadings.length,
    lines: [...lines, ...letter.totals.map(makeTotal)],
    linesAbove: 0,
    hasSingleSpaces: false,
    mentionsInches: false,
  };
}

function makeTotal({ line, text, tokens }: Letter["totals"][number]): ListLine {
  return { number: line, text, cells: [], isTotal: true, stated: tokens, refusal: null };
}

function findUsual(entries: readonly LetterEntry[]): Usual {
  const weights = entries.flatMap((entry) => tokensOf(entry, "weight"));
  const bases = entries
    .filter((entry) => !isSingle(entry))
    .flatMap((entry) => tokensOf(entry, "weight").flatMap((token) => basisOf(entry, token) ?? []));
  const figures = [
    ...entries.flatMap((entry) => tokensOf(entry, "size").flatMap(({ sides }) => sides)),
    ...weights.flatMap(({ figure }) => figure.split("/")),
  ];
  const hasComma = figures.some((figure) => /\d,\d{1,2}$/.test(figure));
  const hasPoint = figures.some((figure) => /\d\.\d{1,2}$/.test(figure));
  return {
    decimal: hasComma === hasPoint ? null : hasComma ? "," : ".",
    // "Total 55 kg" in one line does not make totals of the others, rather the opposite.
    saysEach: bases.length > 0 && bases.every((basis) => basis === "each"),
    hasCounts: entries.some((entry) => has(entry, "count")),
  };
}

function writeCells(
  entry: LetterEntry,
  choices: LetterChoices,
  usual: Usual,
  hasOpenWeights: boolean,
): string[] {
  if (has(entry, "pallets")) refuse(unreadReasons.pallets);
  const [size] = tokensOf(entry, "size");
  if (!size) {
    const count = countWritten(entry);
    if (has(entry, "flatSize")) refuse(unreadReasons.flatSize);
    return refuse(
      count > 0 ? unreadReasons.noSize(formatCartons(count)) : unreadReasons.noSizeWritten,
    );
  }
  const count = readCount(entry, choices, usual);
  const [volume] = tokensOf(entry, "volume");
  const sides = size.sides.map((side) => writeFigure(side, usual));
  return [
    entry.name,
    has(entry, "numbers") && !has(entry, "count") ? "" : String(count),
    tokensOf(entry, "numbers")
      .flatMap(({ ranges }) => ranges.map(writeRange))
      .join(", "),
    `${sides.join("x")} ${size.unit ?? ""}`,
    writeWeight(entry, count, usual, hasOpenWeights),
    volume ? `${writeFigure(volume.figure, usual)} ${volume.unit ?? ""}` : "",
  ];
}

function writeRange({ prefix, from, to }: NumberRange): string {
  return from === to ? `${prefix}${from}` : `${prefix}${from}-${prefix}${to}`;
}

/** A figure as cells have it: "14,5" as "14.5". "1,200" stays if it can be read in two ways. */
function writeFigure(figure: string, { decimal }: Usual): string {
  const isAmbiguous = decimal === null && /^\d{1,3}[.,]\d{3}$/.test(figure);
  return isAmbiguous ? figure : writeNumber(readFigure(figure, decimal ?? "."));
}

/** Three decimals could be thousands, so that they get a fourth. */
export function writeNumber(value: number): string {
  const text = String(Number(value.toFixed(6)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function readCount(entry: LetterEntry, choices: LetterChoices, usual: Usual): number {
  const [count] = tokensOf(entry, "count");
  if (count) return readWholeFigure(count, usual) * (count.times ?? 1);
  const numbers = tokensOf(entry, "numbers").flatMap(({ ranges }) => ranges);
  if (numbers.length > 0) return countNumbers(numbers);
  const [bare] = tokensOf(entry, "bareCount");
  const pieces = findPieces(entry);
  if (pieces && !bare) {
    const [all, each] = [readWholeFigure(pieces.all, usual), readWholeFigure(pieces.each, usual)];
    if (all % each === 0 && all > 0) return all / each;
    return refuse(unreadReasons.broken(formatFigure(all), formatFigure(each)));
  }
  const isSure = bare?.isElliptic === true && usual.hasCounts;
  if (bare && !isSure && choices.bareCounts === "numbers") return 1;
  if (bare && (isSure || choices.bareCounts !== "pieces")) return readWholeFigure(bare, usual);
  if (choices.isOneCarton === false || bare) refuse(unreadReasons.noCartonsWritten);
  return 1;
}

function readWholeFigure({ text, figure }: LetterToken, usual: Usual): number {
  // "2 000" is one number.
  const digits = spellOut(figure).replace(/ (?=0)/g, "");
  refuseSeveral(text, digits);
  const whole = digits.replace(/[.,]/g, "");
  if (!digits.includes(usual.decimal ?? ".")) return Number(whole);
  const one = String(Number.parseInt(digits, 10));
  return refuse(unreadReasons.doubtfulCount(text, one, whole));
}

/** Refuses "1 200" and "20 + 5", which can be one number or two. In "28 1/2" there is one. */
function refuseSeveral(text: string, figure: string) {
  const parts = figure.split(/ ?\+ ?| (?!\d+\/)/);
  if (parts.length < 2) return;
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  const other = figure.includes("+") ? String(sum) : parts.join("");
  refuse(unreadReasons.doubtfulCount(text, parts.at(-1) ?? "", other));
}

type Weight = Pick<LetterToken, "text" | "figure" | "unit" | "basis">;

/** The weights of an entry. A number behind the size without any unit counts as one. */
function weightsOf(entry: LetterEntry): readonly Weight[] {
  const weights = tokensOf(entry, "weight");
  const [loose, ...others] = entry.loose.filter(({ isAfterSize }) => isAfterSize);
  if (weights.length > 0 || !loose || others.length > 0) return weights;
  return [{ text: loose.text, figure: loose.text, unit: null, basis: null }];
}

function basisOf(entry: LetterEntry, { basis }: Weight) {
  return basis ?? (entry.saysEach ? "each" : null);
}

/** The weight of an entry as a cell, "@12 kg" if it is that of one carton. */
function writeWeight(
  entry: LetterEntry,
  count: number,
  usual: Usual,
  hasOpenWeights: boolean,
): string {
  const weights = weightsOf(entry).map((weight) => {
    const { text, figure, unit } = weight;
    if (/^\d+ [1-9]\d\d/.test(figure)) refuseSeveral(text, figure);
    // "12-13 kg".
    if (/^[\d.,]+ *[-–~] *[\d.,]+$/.test(figure)) refuse(unreadReasons.weights);
    // "14.5/13.5 kg" are gross and net.
    const parts = /^\d+[ -]\d+\//.test(figure) ? [figure] : figure.split(/ ?\/ ?/);
    const [first = "", ...nets] = parts.sort(
      (a, b) => readFigure(b, usual.decimal ?? ".") - readFigure(a, usual.decimal ?? "."),
    );
    const value = readFigure(first, usual.decimal ?? ".");
    if (nets.some((net) => readFigure(net, usual.decimal ?? ".") < value * MIN_NET_SHARE))
      refuse(unreadReasons.weights);
    return { figure: first, value, unit, basis: basisOf(entry, weight) };
  });
  const [first, second, ...others] = weights;
  if (!first) return refuse(unreadReasons.noWeightWritten);
  const cell = (mark: string, figure: string, unit: ListUnitId | null) =>
    `${mark}${figure} ${unit ?? ""}`;
  if (!second) {
    const isEach = isSingle(entry) || (first.basis ?? (usual.saysEach ? "each" : null)) === "each";
    if (first.basis === "line" && !isEach && hasOpenWeights)
      return cell("@", writeNumber(first.value / count), first.unit);
    return cell(isEach ? "@" : "", writeFigure(first.figure, usual), first.unit);
  }
  // One carton and the whole line, or kilograms and pounds.
  const [a, b] = [first, second].sort((one, other) => toKg(one) - toKg(other));
  const isClose = (times: number) =>
    a && b && Math.abs(toKg(a) * times - toKg(b)) <= MAX_DIFFERENCE * toKg(b);
  if (others.length === 0 && isClose(1)) return cell("@", writeNumber(first.value), first.unit);
  if (others.length === 0 && a && isClose(count)) return cell("@", writeNumber(a.value), a.unit);
  return refuse(unreadReasons.weights);
}

function toKg({ value, unit }: { value: number; unit: ListUnitId | null }): number {
  return value * listUnits[unit ?? "kg"].size;
}

/** Of one carton, so that its weight is both of each and of all. */
function isSingle(entry: LetterEntry): boolean {
  if (isCounted(entry)) return countWritten(entry) === 1;
  return !has(entry, "bareCount") && findPieces(entry) === null;
}

/** Whether an entry's weight can be of each carton or of all. */
function isBasisOpen(entry: LetterEntry, { saysEach }: Usual): boolean {
  const [weight, ...more] = weightsOf(entry);
  if (!weight || more.length > 0 || saysEach) return false;
  return has(entry, "size") && !isSingle(entry) && basisOf(entry, weight) === null;
}

/** "We ship 14 cartons:" above sizes that make 14. */
function isSum(entry: LetterEntry, entries: readonly LetterEntry[]): boolean {
  const isCount =
    isCounted(entry) &&
    !has(entry, "size") &&
    (saysTotal(entry.text) ||
      entry.tokens.every(({ kind }) => kind === "count" || kind === "bullet"));
  if (!isCount) return false;
  const others = entries.filter((other) => other !== entry && countWritten(other) > 0);
  const sum = others.reduce((total, other) => total + countWritten(other), 0);
  // "Lids: 20 cartons" below one other line of 20 cartons is no sum.
  return others.length > 1 && countWritten(entry) === sum;
}

/** What a letter leaves open that a table does not: whether its numbers are of cartons. */
export function askAboutLetter({ entries }: Letter): Question<LetterChoices>[] {
  const { hasCounts } = findUsual(entries);
  const uncounted = entries.filter((entry) => has(entry, "size") && !isCounted(entry));
  const single = uncounted.find((entry) => !has(entry, "bareCount") && findPieces(entry) === null);
  const [bare, entry] = uncounted
    .flatMap((one) => tokensOf(one, "bareCount").map((token) => [token, one] as const))
    .find(([{ isElliptic }]) => !(isElliptic && hasCounts)) ?? [null, null];
  const figures = entries.flatMap((one) =>
    tokensOf(one, "bareCount").map(({ figure }) => Number(figure)),
  );
  const mayBeNumbers =
    entries.some((one) => has(one, "numbers")) ||
    (figures.length > 1 && figures.every((figure, i) => figure === i + 1));
  const option = (label: string, choice: Partial<LetterChoices>) => ({
    label,
    apply: (now: LetterChoices) => ({ ...now, ...choice }),
  });
  const questions: Question<LetterChoices>[] = [];
  if (single)
    questions.push({
      id: "single",
      text: ask.single(quote(single.text)),
      options: [
        option(ask.oneCarton, { isOneCarton: true }),
        option(questionWords.noComma, { isOneCarton: false }),
      ],
    });
  if (bare)
    questions.push({
      id: "bare",
      text: ask.bareCount(bare.text, quote(entry.text)),
      options: [
        option(questionWords.yes, { bareCounts: "cartons" }),
        ...(mayBeNumbers ? [option(ask.numbers, { bareCounts: "numbers" })] : []),
        option(questionWords.noPieces, { bareCounts: "pieces" }),
      ],
    });
  return questions;
}

/** Explains what the letter does not say in so many words, and what was left out. */
export function explainLetter({ entries, others, linesLeftOut }: Letter): string[] {
  const usual = findUsual(entries);
  const tokens = entries.flatMap((entry) => entry.tokens);
  const found = [words.letter];
  const product = tokens.find(({ times }) => times !== null);
  if (product) {
    const count = (product.times ?? 1) * Number(product.figure);
    found.push(words.fromNumbers(product.text, formatCartons(count)));
  }
  for (const entry of entries) {
    const pieces = isCounted(entry) || has(entry, "bareCount") ? null : findPieces(entry);
    const count = pieces && tryToRead(() => readCount(entry, openChoices, usual));
    if (pieces && typeof count === "number")
      found.push(words.pieces(pieces.all.text, pieces.each.text, formatCartons(count)));
  }
  const elliptic = tokens.find(({ isElliptic }) => isElliptic && usual.hasCounts);
  if (elliptic) found.push(words.elliptic(elliptic.text));
  for (const kind of ["size", "weight"] as const) {
    const ofKind = tokens.filter((token) => token.kind === kind);
    const open = ofKind.find(({ unit }) => unit === null);
    const [unit, ...more] = new Set(ofKind.flatMap((token) => token.unit ?? []));
    if (open && unit && more.length === 0)
      found.push(words.unitOfOthers(open.text, unitNames[unit]));
  }
  const openWeight = entries.find(
    (entry) => usual.saysEach && isBasisOpen(entry, { ...usual, saysEach: false }),
  );
  if (openWeight) found.push(words.eachAsOthers(weightsOf(openWeight)[0]?.text ?? ""));
  const comma = tokens
    .flatMap(({ sides, figure }) => [...sides, figure])
    .find((figure) => usual.decimal === "," && /\d,\d{1,2}$/.test(figure));
  if (comma) found.push(words.comma(comma, formatFigure(readFigure(comma, ","))));
  for (const entry of entries) {
    const left = entry.loose.filter(({ isAfterSize }) => has(entry, "weight") || !isAfterSize);
    const texts = left.map(({ text }) => text);
    if (left.length > 0) found.push(words.loose(entry.line, texts));
  }
  if (others.length > 0) found.push(words.others(others));
  if (linesLeftOut > 0) found.push(words.linesLeftOut(linesLeftOut));
  return found;
}
