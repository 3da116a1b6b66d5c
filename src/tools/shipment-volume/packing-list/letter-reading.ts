import {
  letterNotes as words,
  remarks as remarkWords,
  unitNames,
  unreadReasons,
} from "@/content/tools/packing-list";
import { countNumbers, MIN_NET_SHARE, type NumberRange } from "./cells";
import type { DecimalSeparator } from "./columns";
import { explainEqual } from "./explanations";
import { findPieces, isCounted, saysTotal, type Letter, type LetterEntry } from "./letter";
import { spellOut, type LetterToken, type WeightBasis } from "./letter-tokens";
import { joinNames, makeListRow, type ListRow } from "./row";
import { RowCollector } from "./row-collector";
import { findImplausible, quote, sumRows, type ListReading, type UnreadLine } from "./rows";
import { compareTotals } from "./totals";
import { listUnits, type ListUnitId } from "./units";
import { formatCartons, formatCbm, formatFigure } from "@/tools/shipment-volume/wording";

/** What a letter leaves open. Null as long as it has not been asked or answered. */
export type LetterChoices = {
  lengthUnit: ListUnitId | null;
  weightUnit: ListUnitId | null;
  weightBasis: WeightBasis | null;
  decimal: DecimalSeparator | null;
  /** Whether "5 x lamp" counts cartons. */
  areBareCountsCartons: boolean | null;
  /** Whether "1 lamp", "2 lid" number the cartons, one in each line. */
  areBareCountsNumbers: boolean | null;
  /** Whether a line without a number of cartons is one carton. */
  isOneCarton: boolean | null;
};

export const openChoices: LetterChoices = {
  lengthUnit: null,
  weightUnit: null,
  weightBasis: null,
  decimal: null,
  areBareCountsCartons: null,
  areBareCountsNumbers: null,
  isOneCarton: null,
};

export type LetterReading = ListReading & { explanations: readonly string[] };

type Token<Kind extends LetterToken["kind"]> = Extract<LetterToken, { kind: Kind }>;

export function tokensOf<Kind extends LetterToken["kind"]>(
  { tokens }: LetterEntry,
  kind: Kind,
): Token<Kind>[] {
  return tokens.filter((token): token is Token<Kind> => token.kind === kind);
}

/** Lists round weights to half a kilogram. */
const MAX_DIFFERENCE = 0.02;

type EntryReading = {
  row: ListRow;
  ranges: readonly NumberRange[];
  remarks: readonly string[];
};

/** Reads the rows of a letter. What is open is taken as the other lines say, else as usual. */
export function readLetter(letter: Letter, choices: LetterChoices): LetterReading {
  const { entries } = letter;
  const usual = findUsual(letter, choices);
  const collector = new RowCollector();
  const unread: UnreadLine[] = [];
  const remarks: string[] = [];
  // Counts in one sentence and sizes in another: nobody can tell which belong together.
  const isScattered =
    entries.some((entry) => isCounted(entry) && !hasSize(entry) && !isSum(entry, entries)) &&
    entries.some((entry) => hasSize(entry) && !isCounted(entry) && !hasBareCount(entry));
  for (const entry of entries) {
    const reading =
      isScattered && entry.isJoined ? unreadReasons.scattered : readEntry(entry, choices, usual);
    const refuse = (reason: string) => {
      unread.push({ number: entry.line, text: quote(entry.text), reason });
    };
    if (typeof reading === "string") {
      if (!isSum(entry, entries)) refuse(reading);
      continue;
    }
    const [numbers] = tokensOf(entry, "numbers");
    const reason = collector.addCartons(reading.row, reading.ranges, numbers?.text ?? "");
    if (reason === null) remarks.push(...reading.remarks);
    else refuse(reason);
  }
  const rows = collector.nameRows();
  const sums = entries.filter((entry) => isSum(entry, entries));
  const stated = [...letter.totals, ...sums].map(({ line, text }) => ({
    line: { number: line, text, cells: [] },
    before: sumRows(rows),
  }));
  const totals = compareTotals(stated, sumRows(rows), { columns: [], decimal: usual.decimal });
  return {
    rows,
    unread,
    missing: [],
    remarks,
    implausible: rows.flatMap(findImplausible),
    totals,
    textOnly: 0,
    agreement: totals.reduce((sum, { isEqual }) => sum + (isEqual ? 1 : -1), 0),
    explanations: [
      ...explainLetter(letter, choices, usual),
      ...explainEqual(collector.cartonLines, rows),
    ],
  };
}

/** What the other lines of a letter say of a thing that some lines leave open. */
export type UsualChoices = {
  lengthUnit: ListUnitId | null;
  weightUnit: ListUnitId | null;
  weightBasis: WeightBasis | null;
  decimal: DecimalSeparator;
  /** A number that can be read with a decimal comma or without, if no other number decides. */
  ambiguous: string | null;
  commaFigure: string | null;
  /** Whether it speaks of "5 cartons", so that "4 of lids" are cartons, too. */
  hasCounts: boolean;
};

export function findUsual({ entries }: Letter, choices: LetterChoices): UsualChoices {
  const sizes = entries.flatMap((entry) => tokensOf(entry, "size"));
  const weights = entries.flatMap((entry) => tokensOf(entry, "weight"));
  const bases = entries
    .filter((entry) => !isSingle(entry))
    .flatMap((entry) => tokensOf(entry, "weight").flatMap((token) => basisOf(entry, token) ?? []));
  const figures = [
    ...sizes.flatMap(({ sides }) => sides),
    ...weights.flatMap(({ figure }) => figure.split("/")),
  ];
  const commaFigure = figures.find((figure) => /\d,\d{1,2}$/.test(figure)) ?? null;
  const hasPoint = figures.some((figure) => /\d\.\d{1,2}$/.test(figure));
  const ambiguous = figures.find((figure) => /^\d{1,3}[.,]\d{3}$/.test(figure)) ?? null;
  return {
    lengthUnit: findOnly(sizes.flatMap(({ unit }) => unit ?? [])),
    weightUnit: findOnly(weights.flatMap(({ unit }) => unit ?? [])),
    // "Total 55 kg" in one line does not make totals of the others, rather the opposite.
    weightBasis: findOnly(bases) === "each" ? "each" : null,
    decimal: choices.decimal ?? (commaFigure && !hasPoint ? "," : "."),
    ambiguous: (commaFigure !== null) === hasPoint ? ambiguous : null,
    commaFigure,
    hasCounts: entries.some((entry) => tokensOf(entry, "count").length > 0),
  };
}

function findOnly<Item>(items: readonly Item[]): Item | null {
  const [first, ...others] = new Set(items);
  return first !== undefined && others.length === 0 ? first : null;
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

function readEntry(
  entry: LetterEntry,
  choices: LetterChoices,
  usual: UsualChoices,
): EntryReading | string {
  if (entry.tokens.some(({ kind }) => kind === "pallets")) return unreadReasons.pallets;
  const count = readCount(entry, choices, usual);
  const [size] = tokensOf(entry, "size");
  if (!size) {
    if (tokensOf(entry, "flatSize").length > 0) return unreadReasons.flatSize;
    return typeof count === "number"
      ? unreadReasons.noSize(formatCartons(count))
      : unreadReasons.noSizeWritten;
  }
  if (typeof count === "string") return count;
  const [length, width, height] = size.sides.map((side) => readFigure(side, usual.decimal));
  if (length === undefined || width === undefined || height === undefined)
    return unreadReasons.noSizeWritten;
  const weight = readWeight(entry, count, choices, usual);
  if (typeof weight === "string") return weight;
  const row = makeListRow(entry.line, {
    sides: {
      values: [length, width, height],
      unit: size.unit ?? usual.lengthUnit ?? choices.lengthUnit ?? "cm",
    },
    weight,
    count,
    product: joinNames([entry.name]),
  });
  if (typeof row === "string") return row;
  const ranges = tokensOf(entry, "numbers").flatMap((token) => token.ranges);
  return { row, ranges, remarks: listRemarks(entry, row, usual, ranges) };
}

function readCount(
  entry: LetterEntry,
  choices: LetterChoices,
  usual: UsualChoices,
): number | string {
  const [count] = tokensOf(entry, "count");
  if (count) {
    const figure = readWholeFigure(count.text, count.figure, usual);
    return typeof figure === "number" ? figure * Number(count.times ?? 1) : figure;
  }
  const numbers = tokensOf(entry, "numbers").flatMap(({ ranges }) => ranges);
  if (numbers.length > 0) return countNumbers(numbers);
  const [bare] = tokensOf(entry, "bareCount");
  const pieces = findPieces(entry);
  if (pieces && !bare) {
    const all = readWholeFigure(pieces.all.text, pieces.all.figure, usual);
    const each = readWholeFigure(pieces.each.text, pieces.each.figure, usual);
    if (typeof all === "string") return all;
    if (typeof each === "string") return each;
    return all % each === 0 && all > 0
      ? all / each
      : unreadReasons.broken(formatFigure(all), formatFigure(each));
  }
  const isSure = bare?.isElliptic === true && usual.hasCounts;
  if (bare && !isSure && choices.areBareCountsNumbers) return 1;
  if (bare && (isSure || choices.areBareCountsCartons !== false))
    return readWholeFigure(bare.text, bare.figure, usual);
  return choices.isOneCarton === false || bare ? unreadReasons.noCartonsWritten : 1;
}

function readWholeFigure(text: string, figure: string, { decimal }: UsualChoices): number | string {
  // "2 000" is one number.
  const digits = spellOut(figure).replace(/ (?=0)/g, "");
  const parts = splitFigure(digits);
  if (parts.length > 1) return doubtOf(text, parts, digits.includes("+"));
  const isDoubtful = decimal === "." ? digits.includes(".") : digits.includes(",");
  const whole = digits.replace(/[.,]/g, "");
  return isDoubtful
    ? unreadReasons.doubtfulCount(text, String(Number.parseInt(digits, 10)), whole)
    : Number(whole);
}

/** The numbers in "1 200" and "20 + 5". In "28 1/2" there is one. */
function splitFigure(figure: string): string[] {
  return figure.split(/ ?\+ ?| (?!\d+\/)/);
}

function doubtOf(text: string, parts: readonly string[], isSum: boolean): string {
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  return unreadReasons.doubtfulCount(
    text,
    parts.at(-1) ?? "",
    isSum ? String(sum) : parts.join(""),
  );
}

/** The weights of an entry. A number behind the size without any unit counts as one. */
export function weightsOf(
  entry: LetterEntry,
): Pick<Token<"weight">, "text" | "figure" | "unit" | "basis">[] {
  const weights = tokensOf(entry, "weight");
  if (weights.length > 0) return weights;
  const [loose, ...others] = entry.loose.filter(({ isAfterSize }) => isAfterSize);
  return loose && others.length === 0
    ? [{ ...loose, figure: loose.text, unit: null, basis: null }]
    : [];
}

function basisOf(entry: LetterEntry, { basis }: Pick<Token<"weight">, "basis">) {
  return basis ?? (entry.saysEach ? "each" : null);
}

function readWeight(
  entry: LetterEntry,
  count: number,
  choices: LetterChoices,
  usual: UsualChoices,
) {
  const spaced = weightsOf(entry).find(({ figure }) => /^\d+ [1-9]\d\d/.test(figure));
  if (spaced) return doubtOf(spaced.text, splitFigure(spaced.figure), false);
  // "12-13 kg".
  if (weightsOf(entry).some(({ figure }) => /^[\d.,]+ *[-–~] *[\d.,]+$/.test(figure)))
    return unreadReasons.weights;
  const weights = weightsOf(entry).map((weight) => {
    // "14.5/13.5 kg" are gross and net.
    const values = /^\d+[ -]\d+\//.test(weight.figure)
      ? [readFigure(weight.figure, usual.decimal)]
      : weight.figure.split("/").map((figure) => readFigure(figure.trim(), usual.decimal));
    const unit: ListUnitId = weight.unit ?? usual.weightUnit ?? choices.weightUnit ?? "kg";
    return {
      value: Math.max(...values),
      least: Math.min(...values),
      unit,
      basis: basisOf(entry, weight),
    };
  });
  const [weight] = weights;
  if (!weight) return unreadReasons.noWeightWritten;
  if (weights.some(({ value, least }) => least < value * MIN_NET_SHARE))
    return unreadReasons.weights;
  const each = { value: weight.value, unit: weight.unit, lineKg: null };
  const ofLine = { ...each, value: weight.value / count };
  if (weights.length === 1) {
    const basis = weight.basis ?? usual.weightBasis ?? choices.weightBasis ?? "each";
    return basis === "each" ? each : ofLine;
  }
  const kg = weights.map(({ value, unit }) => value * listUnits[unit].size);
  const [least, most] = [Math.min(...kg), Math.max(...kg)];
  // One carton and the whole line, or kilograms and pounds.
  const isClose = (a: number, b: number) => Math.abs(a - b) <= MAX_DIFFERENCE * b;
  if (weights.length === 2 && isClose(least, most)) return each;
  if (weights.length === 2 && isClose(least * count, most))
    return { value: least, unit: "kg" as const, lineKg: null };
  return unreadReasons.weights;
}

function listRemarks(
  entry: LetterEntry,
  row: ListRow,
  { decimal }: UsualChoices,
  ranges: readonly NumberRange[],
): string[] {
  const { line, count, cbm } = row;
  const found: string[] = [];
  const numbers = countNumbers(ranges);
  if (numbers > 0 && numbers !== count)
    found.push(words.numbers(line, formatCartons(count), formatFigure(numbers)));
  for (const { figure, unit } of tokensOf(entry, "volume")) {
    const theirs = readFigure(figure, decimal) * listUnits[unit ?? "m3"].size;
    const isNear = (ours: number) => Math.abs(theirs - ours) <= Math.max(0.006, ours * 0.02);
    if (!isNear(cbm) && !isNear(cbm / count))
      found.push(remarkWords.volume(line, formatCbm(theirs), formatCbm(cbm)));
  }
  const weights = tokensOf(entry, "weight");
  const left = entry.loose.filter(({ isAfterSize }) => weights.length > 0 || !isAfterSize);
  if (left.length > 0)
    found.push(words.loose(line, left.map(({ text }) => `“${text}”`).join(", ")));
  return found;
}

export function hasSize(entry: LetterEntry): boolean {
  return tokensOf(entry, "size").length > 0;
}

/** Of one carton, so that its weight is both of each and of all. */
function isSingle(entry: LetterEntry): boolean {
  if (isCounted(entry)) return countWritten(entry) === 1;
  return !hasBareCount(entry) && findPieces(entry) === null;
}

export function hasBareCount(entry: LetterEntry): boolean {
  return tokensOf(entry, "bareCount").length > 0;
}

/** "We ship 14 cartons:" above sizes that make 14. */
function isSum(entry: LetterEntry, entries: readonly LetterEntry[]): boolean {
  const others = entries.filter((other) => other !== entry && countWritten(other) > 0);
  const isCount =
    isCounted(entry) &&
    !hasSize(entry) &&
    (saysTotal(entry.text) ||
      entry.tokens.every(({ kind }) => kind === "count" || kind === "bullet"));
  const sum = others.reduce((total, other) => total + countWritten(other), 0);
  // "Lids: 20 cartons" below one other line of 20 cartons is no sum.
  return isCount && others.length > 1 && countWritten(entry) === sum;
}

function countWritten(entry: LetterEntry): number {
  const [count] = tokensOf(entry, "count");
  if (count) return Number(spellOut(count.figure).replace(/[., ]/g, "")) * Number(count.times ?? 1);
  return countNumbers(tokensOf(entry, "numbers").flatMap(({ ranges }) => ranges));
}

/** Explains what the letter does not say in so many words. */
function explainLetter(letter: Letter, choices: LetterChoices, usual: UsualChoices): string[] {
  const { entries, others, linesLeftOut } = letter;
  const found = [words.letter];
  const ofKind = <Kind extends LetterToken["kind"]>(kind: Kind) =>
    entries.flatMap((entry) => tokensOf(entry, kind));
  const isNamed = ({ unit }: { unit: ListUnitId | null }) => unit !== null;
  const [range] = ofKind("numbers").filter(({ ranges }) => countNumbers(ranges) > 1);
  if (range) found.push(words.fromNumbers(range.text, formatCartons(countNumbers(range.ranges))));
  const [product] = ofKind("count").filter(({ times }) => times !== null);
  if (product)
    found.push(
      words.fromNumbers(
        product.text,
        formatCartons(Number(product.times) * Number(product.figure)),
      ),
    );
  for (const entry of entries) {
    const pieces = isCounted(entry) || hasBareCount(entry) ? null : findPieces(entry);
    const count = readCount(entry, choices, usual);
    if (pieces && typeof count === "number")
      found.push(words.pieces(pieces.all.text, pieces.each.text, formatCartons(count)));
  }
  const [elliptic] = ofKind("bareCount").filter(({ isElliptic }) => isElliptic && usual.hasCounts);
  if (elliptic) found.push(words.elliptic(elliptic.text));
  const [size] = ofKind("size").filter((token) => !isNamed(token));
  if (size && usual.lengthUnit)
    found.push(words.unitOfOthers(size.text, unitNames[usual.lengthUnit]));
  const [weight] = entries.flatMap(weightsOf).filter((token) => !isNamed(token));
  if (weight && usual.weightUnit)
    found.push(words.unitOfOthers(weight.text, unitNames[usual.weightUnit]));
  const open = entries.find(isBasisOpen);
  const [openWeight] = open ? weightsOf(open) : [];
  const basis = usual.weightBasis ?? choices.weightBasis;
  if (openWeight && basis)
    found.push(words.basis[basis](openWeight.text, usual.weightBasis !== null));
  if (usual.commaFigure)
    found.push(words.comma(usual.commaFigure, formatFigure(readFigure(usual.commaFigure, ","))));
  if (others.length > 0) found.push(words.others(others.map((text) => `“${text}”`)));
  if (linesLeftOut > 0) found.push(words.linesLeftOut(linesLeftOut));
  return found;
}

/** Whether an entry's weight can be of each carton or of all. */
export function isBasisOpen(entry: LetterEntry): boolean {
  const weights = weightsOf(entry);
  const [weight, ...more] = weights;
  return (
    hasSize(entry) &&
    !isSingle(entry) &&
    weight !== undefined &&
    more.length === 0 &&
    basisOf(entry, weight) === null
  );
}
