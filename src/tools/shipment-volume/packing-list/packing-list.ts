import {
  preview,
  questions as words,
  unreadReasons,
  roleNames,
  unitNames,
} from "@/content/tools/packing-list";
import { formatFigure } from "@/tools/shipment-volume/wording";
import {
  areExclusive,
  holdsFigures,
  noneChosen,
  quantityOf,
  type ChosenColumns,
  type DecimalSeparator,
  type ListColumn,
  type ColumnMapping,
} from "./columns";
import { isAmbiguousNumber, readNumber } from "./cells";
import { findWrittenUnit, listMappingsByHeading } from "./mappings";
import { profileColumns } from "./profile";
import { findHeadingRoles } from "./headings";
import {
  isRecommendedOrder,
  listMappingsByOrder,
  ORDER_MARGIN,
  computePenalty,
} from "./column-orders";
import type { Question } from "./read-packing-list";
import { readRows, sumRows, type TableReading, type UnreadLine } from "./rows";
import { findTable, type PackingListTable } from "./table";
import { formatTotals } from "./totals";
import { usualUnits, type Quantity } from "./units";
import { askUnnamedCount } from "./unnamed-count";

export type ListQuestion = Question<ColumnMapping>;

export type PackingList =
  | { ok: true; table: PackingListTable; mapping: ColumnMapping; questions: ListQuestion[] }
  | { ok: false; unread: UnreadLine };

/** About 50 times the length of a list with twenty sizes. Keeps whole spreadsheets out. */
const MAX_CHARACTERS = 100_000;
/** Several printed pages. Longer lists are not packing lists. */
const MAX_LINES = 2000;

/** How many lines are read to compare all mappings, and at least for each of them. */
const MAX_COMPARED = 20_000;
const MIN_COMPARED = 80;

/** Nobody would read more options. */
const MAX_OPTIONS = 5;

type Candidate = { mapping: ColumnMapping; reading: TableReading };

/**
 * Reads a pasted text as a packing list. Returns the most plausible mapping, and questions if it is
 * not certain.
 */
export function parsePackingList(text: string): PackingList {
  if (text.length > MAX_CHARACTERS || text.split(/\r\n?|\n/).length > MAX_LINES) {
    const unread = { number: 1, text: `${text.slice(0, 80)}…`, reason: unreadReasons.tooLong };
    return { ok: false, unread };
  }
  const table = findTable(text);
  return { ok: true, table, ...chooseMapping(table, noneChosen) };
}

export type MappingResult = { mapping: ColumnMapping; questions: ListQuestion[] };

/**
 * Finds the most plausible mapping again, with what was chosen by hand for some columns. Whatever
 * depended on the former reading of these columns is decided, or asked, anew.
 */
export function chooseMapping(table: PackingListTable, chosen: ChosenColumns): MappingResult {
  return table.headings ? chooseByHeadings(table, chosen) : chooseByOrder(table, chosen);
}

function chooseByHeadings(table: PackingListTable, chosen: ChosenColumns): MappingResult {
  const candidates = readCandidates(table, listMappingsByHeading(table, chosen));
  const [first] = candidates;
  if (!first) return { mapping: ignoreAll(table), questions: [] };
  const plausible = selectLowest(
    candidates.filter(({ reading }) => reading.rows.length > 0),
    ({ reading }) => reading.problems,
  );
  if (plausible.length === 0) return withQuestions(table, first, [], chosen);
  const agreeing = selectLowest(plausible, ({ reading }) => -reading.agreement);
  const different = preferUsualUnits(table, removeDuplicates(agreeing));
  return withQuestions(table, different[0] ?? first, different, chosen);
}

function chooseByOrder(table: PackingListTable, chosen: ChosenColumns): MappingResult {
  const candidates = readCandidates(table, listMappingsByOrder(table, chosen))
    .filter(({ reading }) => reading.rows.length > 0)
    .map((candidate) => ({
      ...candidate,
      penalty: computePenalty(candidate.mapping, candidate.reading),
    }));
  const plausible = selectLowest(candidates, ({ reading }) => reading.problems).sort(
    (a, b) => a.penalty - b.penalty,
  );
  const [best] = plausible;
  if (!best) {
    if (chosen.size > 0) return replaceColumns(table, chooseByOrder(table, noneChosen), chosen);
    const text = table.columnCount > 0 ? words.unknown : words.noTable;
    return {
      mapping: ignoreAll(table),
      questions: [{ id: "unknown", text, options: [] }],
    };
  }
  const near = plausible.filter(
    ({ mapping, penalty }) => penalty < best.penalty + ORDER_MARGIN || isRecommendedOrder(mapping),
  );
  return withQuestions(table, best, preferUsualUnits(table, removeDuplicates(near)), chosen);
}

/** For orders of columns that nobody foresaw: only the columns chosen by hand change. */
function replaceColumns(
  table: PackingListTable,
  { mapping, questions }: MappingResult,
  chosen: ChosenColumns,
): MappingResult {
  const profiles = profileColumns(table);
  const taken = [...chosen.values()].flatMap(({ role }) => role ?? []);
  const replace = ({ columns, decimal }: ColumnMapping): ColumnMapping => ({
    decimal,
    columns: columns.map((column, i) => {
      const isTaken = taken.some((role) => areExclusive(role, column.role));
      const role = chosen.get(i)?.role ?? (isTaken ? "ignore" : column.role);
      const quantity = quantityOf(role);
      if (quantity === null) return { role, unit: null };
      const written = findWrittenUnit(table, profiles, i, quantity, chosen);
      const same =
        role === column.role ? column : columns.find((one) => quantityOf(one.role) === quantity);
      return { role, unit: written ?? same?.unit ?? usualUnits[quantity] };
    }),
  });
  const open = questions.filter(
    ({ columns }) => !columns || columns.some((i) => !chosen.get(i)?.role),
  );
  return {
    mapping: replace(mapping),
    questions: open.map((question) => ({
      ...question,
      options: question.options.map(({ label, apply }) => ({
        label,
        apply: (now) => replace(apply(now)),
      })),
    })),
  };
}

function withQuestions(
  table: PackingListTable,
  { mapping }: Candidate,
  plausible: readonly Candidate[],
  chosen: ChosenColumns,
): MappingResult {
  const asked = [
    askReading(table, plausible),
    askQuantity(table, mapping, plausible, chosen),
    askUnnamedCount(table, mapping, chosen, chooseByHeadings),
    askDecimalSeparator(table, mapping),
  ];
  return { mapping, questions: asked.flatMap((question) => question ?? []) };
}

function readCandidates(table: PackingListTable, mappings: readonly ColumnMapping[]): Candidate[] {
  const compared = Math.max(MIN_COMPARED, Math.floor(MAX_COMPARED / mappings.length));
  const sample = { ...table, lines: table.lines.slice(0, compared) };
  return mappings.map((mapping) => ({ mapping, reading: readRows(sample, mapping) }));
}

function selectLowest<Item extends Candidate>(
  candidates: readonly Item[],
  count: (candidate: Item) => number,
) {
  const least = Math.min(...candidates.map(count));
  return candidates.filter((candidate) => count(candidate) === least);
}

/** Keeps the first of several candidates with the same rows. */
function removeDuplicates(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = JSON.stringify(
      candidate.reading.rows.map(({ line, count, kg, sidesCm }) => [
        line,
        count,
        kg.toPrecision(9),
        sidesCm.map((cm) => cm.toPrecision(9)),
      ]),
    );
    if (!seen.has(key)) seen.set(key, candidate);
  }
  return [...seen.values()];
}

/** The usual density of packed goods, between foam and metal. */
const USUAL_KG_PER_CBM = [60, 1000] as const;

/** If centimeters result in a usual density, no question about the unit is needed. */
function preferUsualUnits(table: PackingListTable, candidates: Candidate[]): Candidate[] {
  const unitOf = ({ mapping }: Candidate, quantity: Quantity = "length") =>
    mapping.columns.find(({ role }) => quantityOf(role) === quantity)?.unit;
  // Who weighs in pounds usually measures in inches.
  const isInPounds = (candidate: Candidate) =>
    unitOf(candidate) === "cm" && unitOf(candidate, "weight") === "lb";
  if (table.mentionsInches || candidates.some(isInPounds)) return candidates;
  const isUsual = ({ reading }: Candidate) =>
    reading.rows.every(({ kg, count, cbm }) => {
      const kgPerCbm = (kg * count) / cbm;
      return kgPerCbm >= USUAL_KG_PER_CBM[0] && kgPerCbm <= USUAL_KG_PER_CBM[1];
    });
  const hasUsual = candidates.some((candidate) => unitOf(candidate) === "cm" && isUsual(candidate));
  return hasUsual ? candidates.filter((candidate) => unitOf(candidate) === "cm") : candidates;
}

function askReading(table: PackingListTable, plausible: readonly Candidate[]): ListQuestion | null {
  const [first] = plausible;
  if (!first || plausible.length < 2) return null;
  const shown = plausible.slice(0, MAX_OPTIONS);
  const columns = [...first.mapping.columns.keys()].filter((i) =>
    shown.some(({ mapping }) => !isSameColumn(mapping.columns[i], first.mapping.columns[i])),
  );
  return {
    id: "reading",
    text: words.reading,
    columns,
    options: [
      ...shown.map(({ mapping }) => {
        const named =
          columns.map((i) => describeColumn(table, mapping, i)).join(", ") ||
          words.decimal[mapping.decimal];
        const { cartons, cbm, kg } = formatTotals(sumRows(readRows(table, mapping).rows));
        return { label: words.option(named, cartons, cbm, kg), apply: () => mapping };
      }),
      { label: words.asChosen, apply: (now) => now },
    ],
  };
}

/** In packing lists, "quantity" more often counts the goods than the cartons. */
function askQuantity(
  { headings }: PackingListTable,
  mapping: ColumnMapping,
  plausible: readonly Candidate[],
  chosen: ChosenColumns,
): ListQuestion | null {
  const index = mapping.columns.findIndex(({ role }) => role === "cartons");
  const heading = headings?.[index] ?? "";
  const roles = findHeadingRoles(heading);
  const isDoubtful = roles[0] === "pieces" && roles.includes("cartons");
  const isSame = plausible.every(({ mapping: { columns } }) => columns[index]?.role === "cartons");
  if (!isDoubtful || !isSame || chosen.get(index)?.role) return null;
  const become = (role: "cartons" | "pieces") => (now: ColumnMapping) => ({
    ...now,
    columns: now.columns.with(index, { role, unit: null }),
  });
  return {
    id: "quantity",
    text: words.quantity(heading.replace(/\s+/g, " ")),
    columns: [index],
    options: [
      { label: words.yes, apply: become("cartons") },
      { label: words.noPieces, apply: become("pieces") },
    ],
  };
}

/** Neither a decimal comma nor points between thousands are assumed without asking. */
function askDecimalSeparator(table: PackingListTable, mapping: ColumnMapping): ListQuestion | null {
  if (mapping.decimal === ".") return null;
  const cells = table.lines.flatMap((line) =>
    line.cells.filter((_, i) => holdsFigures(mapping.columns[i]?.role ?? "ignore")),
  );
  const doubtful = cells.filter(isAmbiguousNumber);
  const text = doubtful.find((cell) => readNumber(cell, ".") === null) ?? doubtful[0] ?? "";
  const value = readNumber(text, ",");
  const shown = value ? formatFigure(value.value) : text.replaceAll(",", ".");
  const readBy = (decimal: DecimalSeparator) => (now: ColumnMapping) => ({ ...now, decimal });
  return {
    id: "sign",
    text: text.includes(",") ? words.comma(text, shown) : words.point(text, shown),
    options: [
      { label: words.yes, apply: readBy(",") },
      { label: words.noComma, apply: readBy(".") },
    ],
  };
}

function ignoreAll(table: PackingListTable): ColumnMapping {
  const columns = Array<ListColumn>(table.columnCount).fill({ role: "ignore", unit: null });
  return { columns, decimal: "." };
}

function isSameColumn(a: ListColumn | undefined, b: ListColumn | undefined): boolean {
  return a?.role === b?.role && a?.unit === b?.unit;
}

function describeColumn({ headings }: PackingListTable, mapping: ColumnMapping, index: number) {
  const { role, unit } = mapping.columns[index] ?? { role: "ignore", unit: null };
  const heading = headings?.[index]?.replace(/\s+/g, " ") ?? "";
  const name = heading === "" ? preview.column(index + 1, "") : heading;
  return words.columnIs(name, roleNames[role], unit && unitNames[unit]);
}
