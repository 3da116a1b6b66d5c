import { preview, questions as words, roleNames, unitNames } from "@/content/tools/packing-list";
import { formatFigure } from "@/tools/shipment-volume/wording";
import { isAmbiguousNumber, readNumber } from "./cells";
import { computePenalty, isRecommendedOrder, ORDER_MARGIN } from "./column-orders";
import {
  areExclusive,
  holdsFigures,
  noneChosen,
  quantityOf,
  type ChosenColumns,
  type ColumnMapping,
  type ListColumn,
  describeColumns,
  type TableColumn,
} from "./columns";
import { findHeadingRoles } from "./headings";
import { listMappings } from "./mappings";
import type { Question } from "./read-packing-list";
import { formatSum, type ListReading } from "./rows";
import type { PackingListTable } from "./table";
import { readRows } from "./table-lines";
import { usualUnits, type ListUnitId, type Quantity } from "./vocabulary";

/** How a table is read, with questions if that is not certain. */
export type MappingResult = {
  mapping: ColumnMapping;
  questions: readonly Question<ColumnMapping>[];
};

/** How many lines are read to compare all mappings, and at least for each of them. */
const MAX_COMPARED = 20_000;
const MIN_COMPARED = 80;

/** Nobody would read more options. */
const MAX_OPTIONS = 5;

type Candidate = {
  mapping: ColumnMapping;
  reading: ListReading;
  /** How unlikely it is, compared to the others. */
  penalty: number;
};

/**
 * Finds the most plausible mapping, with what was chosen by hand for some columns. Whatever depended
 * on the former reading of these columns is decided, or asked, anew.
 */
export function chooseMapping(table: PackingListTable, chosen: ChosenColumns): MappingResult {
  const columns = describeColumns(table, chosen);
  const isHeaded = table.headings !== null;
  const candidates = readCandidates(table, listMappings(table, columns));
  const readable = candidates.filter(({ reading }) => reading.rows.length > 0);
  const isBest = ({ reading }: Candidate, rivals: readonly Candidate[]) =>
    rivals.every((rival) => reading.problems <= rival.reading.problems);
  // A letter without a unit may mean inches, whatever its centimeters would make.
  const isOpen = (candidate: Candidate) =>
    table.roles !== null &&
    (["cm", "in"] as const).some(
      (unit) =>
        isIn(candidate, "length", unit) &&
        isBest(
          candidate,
          readable.filter((rival) => isIn(rival, "length", unit)),
        ),
    );
  const plausible = readable
    .filter((candidate) => isBest(candidate, readable) || isOpen(candidate))
    .sort((a, b) => a.penalty - b.penalty);
  const [best] = plausible;
  const [first] = candidates;
  if (!best && isHeaded && first) return withQuestions(table, columns, first, []);
  if (!best && chosen.size > 0) return replaceColumns(columns, chooseMapping(table, noneChosen));
  if (!best) {
    const ignored: ListColumn = { role: "ignore", unit: null };
    const text = columns.length > 0 ? words.unknown : words.noTable;
    return {
      mapping: { columns: columns.map(() => ignored), decimal: "." },
      questions: isHeaded ? [] : [{ id: "unknown", text, options: [] }],
    };
  }
  const margin = isHeaded ? 0 : ORDER_MARGIN;
  const near = plausible.filter(
    ({ mapping, penalty }) =>
      penalty === best.penalty ||
      penalty < best.penalty + margin ||
      (!isHeaded && isRecommendedOrder(mapping)),
  );
  const different = preferUsualUnits(table, removeDuplicates(near));
  return withQuestions(table, columns, (isHeaded ? different[0] : null) ?? best, different);
}

function readCandidates(table: PackingListTable, mappings: readonly ColumnMapping[]): Candidate[] {
  const compared = Math.max(MIN_COMPARED, Math.floor(MAX_COMPARED / mappings.length));
  const sample = { ...table, lines: table.lines.slice(0, compared) };
  return mappings.map((mapping) => {
    const reading = readRows(sample, mapping);
    const penalty = table.headings ? -reading.agreement : computePenalty(mapping, reading);
    return { mapping, reading, penalty };
  });
}

function isIn({ mapping }: Candidate, quantity: Quantity, unit: ListUnitId): boolean {
  return mapping.columns.find(({ role }) => quantityOf(role) === quantity)?.unit === unit;
}

/** Keeps the first of several candidates with the same rows. */
function removeDuplicates(candidates: readonly Candidate[]): Candidate[] {
  const keys = candidates.map(({ reading }) =>
    JSON.stringify(
      reading.rows.map(({ line, count, kg, sidesCm }) => [
        line,
        count,
        ...[kg, ...sidesCm].map((value) => value.toPrecision(9)),
      ]),
    ),
  );
  return candidates.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
}

/** The usual density of packed goods, between foam and metal. */
const USUAL_KG_PER_CBM = [60, 1000] as const;

/** If centimeters result in a usual density, no question about the unit is needed. */
function preferUsualUnits(table: PackingListTable, candidates: Candidate[]): Candidate[] {
  const inCm = candidates.filter((candidate) => isIn(candidate, "length", "cm"));
  // Who weighs in pounds usually measures in inches. Letters come from buyers, too.
  const mayBeInches =
    table.mentionsInches ||
    table.roles !== null ||
    inCm.some((candidate) => isIn(candidate, "weight", "lb"));
  const hasUsual = inCm.some(({ reading }) =>
    reading.rows.every(({ kg, count, cbm }) => {
      const kgPerCbm = (kg * count) / cbm;
      return kgPerCbm >= USUAL_KG_PER_CBM[0] && kgPerCbm <= USUAL_KG_PER_CBM[1];
    }),
  );
  return hasUsual && !mayBeInches ? inCm : candidates;
}

/** For orders of columns that nobody foresaw: only the columns chosen by hand change. */
function replaceColumns(
  columns: readonly TableColumn[],
  { mapping, questions }: MappingResult,
): MappingResult {
  const taken = columns.flatMap(({ chosen }) => chosen.role ?? []);
  const replace = (now: ColumnMapping): ColumnMapping => ({
    ...now,
    columns: now.columns.map((column, i) => {
      const isTaken = taken.some((role) => areExclusive(role, column.role));
      const role = columns[i]?.chosen.role ?? (isTaken ? "ignore" : column.role);
      const quantity = quantityOf(role);
      const same = now.columns.find((one) => quantityOf(one.role) === quantity);
      const known = role === column.role ? column.unit : same?.unit;
      const unit = quantity && (columns[i]?.units[quantity] ?? known ?? usualUnits[quantity]);
      return { role, unit };
    }),
  });
  return {
    mapping: replace(mapping),
    questions: questions
      .filter((question) => question.columns?.some((i) => !columns[i]?.chosen.role) ?? true)
      .map((question) => ({
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
  columns: readonly TableColumn[],
  { mapping }: Candidate,
  plausible: readonly Candidate[],
): MappingResult {
  const asked = [
    askReading(table, columns, plausible),
    table.headings ? askCount(columns, mapping, plausible) : null,
    askDecimalSeparator(table, mapping),
  ];
  return { mapping, questions: asked.flatMap((question) => question ?? []) };
}

type Asked = Question<ColumnMapping> | null;

function askReading(
  table: PackingListTable,
  columns: readonly TableColumn[],
  plausible: readonly Candidate[],
): Asked {
  const [first] = plausible;
  if (!first || plausible.length < 2) return null;
  const shown = plausible.slice(0, MAX_OPTIONS);
  const different = [...columns.keys()].filter((i) => {
    const { role, unit } = first.mapping.columns[i] ?? {};
    return shown.some(({ mapping }) => {
      const other = mapping.columns[i];
      return other?.role !== role || other?.unit !== unit;
    });
  });
  const options = shown.map(({ mapping }) => {
    const named = different.map((i) => {
      const { role = "ignore", unit = null } = mapping.columns[i] ?? {};
      const name = nameColumn(columns, i);
      return words.columnIs(name, roleNames[role], unit && unitNames[unit]);
    });
    const what = named.join(", ") || words.decimal[mapping.decimal];
    const sum = formatSum(readRows(table, mapping).rows);
    return { label: words.option(what, ...sum), apply: () => mapping };
  });
  const asChosen = { label: words.asChosen, apply: (now: ColumnMapping) => now };
  return {
    id: "reading",
    text: words.reading,
    columns: different,
    options: [...options, asChosen],
  };
}

function nameColumn(columns: readonly TableColumn[], index: number): string {
  const heading = columns[index]?.heading.replace(/\s+/g, " ") ?? "";
  return heading === "" ? preview.column(index + 1, "") : heading;
}

/**
 * In packing lists, "quantity" more often counts the goods than the cartons, and a column with
 * another heading may count or number anything.
 */
function askCount(
  columns: readonly TableColumn[],
  mapping: ColumnMapping,
  plausible: readonly Candidate[],
): Asked {
  const index = mapping.columns.findIndex(({ role }, i) => {
    const [likely, ...others] = findHeadingRoles(columns[i]?.heading ?? "");
    if (role !== "cartons" && role !== "cartonNumbers") return false;
    return !likely || (role === "cartons" && likely === "pieces" && others.includes("cartons"));
  });
  const column = columns[index];
  const role = mapping.columns[index]?.role;
  if (!column || column.chosen.role) return null;
  if (!plausible.every((one) => one.mapping.columns[index]?.role === role)) return null;
  const become = (other: "pieces" | "ignore") => (now: ColumnMapping) => ({
    ...now,
    columns: now.columns.map((one, i) => (i === index ? { role: other, unit: null } : one)),
  });
  const heading = nameColumn(columns, index);
  const isCount = role === "cartons";
  return {
    id: "quantity",
    text: isCount ? words.quantity(heading) : words.numbers(heading),
    columns: [index],
    options: [
      { label: words.yes, apply: (now) => now },
      isCount
        ? { label: words.noPieces, apply: become("pieces") }
        : { label: words.no, apply: become("ignore") },
    ],
  };
}

/** Neither a decimal comma nor points between thousands are assumed without asking. */
function askDecimalSeparator(table: PackingListTable, mapping: ColumnMapping): Asked {
  if (mapping.decimal === ".") return null;
  const doubtful = table.lines
    .flatMap(({ cells }) =>
      cells.filter((_, i) => holdsFigures(mapping.columns[i]?.role ?? "ignore")),
    )
    .filter(isAmbiguousNumber);
  const text = doubtful.find((cell) => readNumber(cell, ".") === null) ?? doubtful[0] ?? "";
  const value = readNumber(text, ",");
  const shown = value ? formatFigure(value.value) : text.replaceAll(",", ".");
  return {
    id: "sign",
    text: text.includes(",") ? words.comma(text, shown) : words.point(text, shown),
    options: [
      { label: words.yes, apply: (now) => ({ ...now, decimal: "," }) },
      { label: words.noComma, apply: (now) => ({ ...now, decimal: "." }) },
    ],
  };
}
