import { implausibleValues, missingColumnTexts, unreadReasons } from "@/content/tools/packing-list";
import { sideRoles, type ColumnRole, type ColumnMapping } from "./columns";
import { CellReader } from "./cell-reader";
import { hasText, readLine } from "./line-reader";
import type { ListRow } from "./row";
import { RowCollector } from "./row-collector";
import { isValue } from "./splitter";
import type { ListLine, PackingListTable } from "./table";
import { compareTotals, type ListTotals, type TotalCheck } from "./totals";
import {
  formatCartons,
  formatDensity,
  formatFigure,
  formatSides,
  formatStep,
} from "@/tools/shipment-volume/wording";

/** A line that could not be read as a row, and why. */
export type UnreadLine = { number: number; text: string; reason: string };

export type ListReading = {
  /** One for each size and weight of cartons. */
  rows: readonly ListRow[];
  unread: readonly UnreadLine[];
  /** Missing columns without which no row can be read. */
  missing: readonly string[];
  /** Redundant values of the list that contradict each other. */
  remarks: readonly string[];
  /** Rows with implausible values. */
  implausible: readonly string[];
  totals: readonly TotalCheck[];
  /** The number of lines without values. */
  textOnly: number;
  /** The number of sums in the list that agree, minus those that do not. */
  agreement: number;
};

export type TableReading = ListReading & {
  /** The lines of which the rows are made. */
  cartonLines: readonly ListRow[];
  /** The numbers of lines with a further item in the cartons of another line. */
  itemLines: readonly number[];
  /** The number of lines that are unread or implausible, but for those the form has no room for. */
  problems: number;
};

/** Plausible densities of packed goods, from pillows to steel. */
const KG_PER_CBM = { min: 20, max: 3000 };
const MAX_USUAL_SIDE_CM = 300;
/** The smallest plausible longest side of a carton. */
const MIN_LONGEST_SIDE_CM = 10;

/** Enough text to find the line again. */
const MAX_QUOTED = 80;

/** Reads the rows of a packing list with the given column mapping. */
export function readRows(table: PackingListTable, mapping: ColumnMapping): TableReading {
  const collector = new RowCollector();
  const { rows, cartonLines, itemLines } = collector;
  const unread: UnreadLine[] = [];
  const allRemarks: string[] = [];
  const totalLines: { line: ListLine; before: ListTotals }[] = [];
  const missingColumns = findMissing(mapping);
  const checks = {
    volume: new Set<boolean>(),
    weight: new Set<boolean>(),
    pieces: new Set<boolean>(),
  };
  const reader = new CellReader(mapping);
  let textOnly = 0;
  let above: readonly string[] | null = null;
  for (const line of missingColumns.length > 0 ? [] : table.lines) {
    const leaveOut = (reason: string) => {
      unread.push({ number: line.number, text: quote(line.text), reason });
    };
    const refuse = (reason: string) => {
      leaveOut(reason);
      collector.skipLine();
    };
    if (line.isOtherTable) {
      if (line.cells.some(isValue)) refuse(unreadReasons.otherHeadings);
      else textOnly += 1;
      continue;
    }
    if (line.isSentence) {
      refuse(unreadReasons.sentence);
      continue;
    }
    if (line.isTotal && !reader.hasSides(line.cells)) {
      totalLines.push({ line, before: sumRows(rows) });
      collector.endSection();
      continue;
    }
    if (line.isMisaligned) {
      refuse(unreadReasons.moved);
      continue;
    }
    const name = collector.nameLine(reader.readName(line.cells));
    const reading = readLine(reader, line, name, above);
    above = reading.kind === "row" || reading.kind === "item" ? line.cells : null;
    if (reading.kind === "text") textOnly += 1;
    else if (reading.kind === "unread") refuse(reading.reason);
    else if (reading.kind === "cartonsOnly") {
      const before = sumRows(rows);
      const isSum = rows.length > 0 && before.cartons === reading.count && !hasText(line);
      if (isSum) totalLines.push({ line, before });
      else refuse(unreadReasons.noSize(formatCartons(reading.count)));
    } else if (reading.kind === "item") {
      if (!collector.addItem(line.number, name, reading.ranges)) refuse(reading.otherwise);
    } else {
      const numbers = reader.cell(line.cells, "cartonNumbers");
      const reason = collector.addCartons(reading.row, reading.ranges, numbers);
      if (reason !== null) {
        leaveOut(reason);
        continue;
      }
      allRemarks.push(...reading.checks.remarks);
      for (const check of ["volume", "weight", "pieces"] as const) {
        const is = reading.checks[check];
        if (is !== null) checks[check].add(is);
      }
    }
  }
  const totals = compareTotals(totalLines, sumRows(rows), mapping);
  const agreements = Object.values(checks).map((set) => (set.has(false) ? -1 : set.size));
  const agreement = [...agreements, ...totals.map(({ isEqual }) => (isEqual ? 1 : -1))];
  return {
    rows: collector.nameRows(),
    cartonLines,
    itemLines,
    unread,
    missing: missingColumns,
    remarks: allRemarks,
    implausible: rows.flatMap(findImplausible),
    totals,
    textOnly,
    problems:
      unread.length - collector.linesWithoutRoom + cartonLines.flatMap(findImplausible).length,
    agreement: agreement.reduce((sum, one) => sum + one, 0),
  };
}

export function sumRows(rows: readonly ListRow[]): ListTotals {
  const sum = (of: (row: ListRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    cartons: sum(({ count }) => count),
    kg: sum(({ kg, count }) => kg * count),
    cbm: sum(({ cbm }) => cbm),
  };
}

/** The columns that every row needs and the mapping lacks. */
function findMissing({ columns }: ColumnMapping): string[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const missingColumns: string[] = [];
  if (!has("size") && !sideRoles.every(has))
    missingColumns.push(
      has("volumeLine") || has("volumeEach")
        ? missingColumnTexts.sidesButVolume
        : missingColumnTexts.sides,
    );
  if (!has("cartons") && !has("cartonNumbers") && !(has("pieces") && has("unitsPerCarton")))
    missingColumns.push(missingColumnTexts.cartons);
  if (!has("weightEach") && !has("weightLine"))
    missingColumns.push(has("net") ? missingColumnTexts.weightButNet : missingColumnTexts.weight);
  return missingColumns;
}

export function findImplausible({ line, count, kg, cbm, sidesCm }: ListRow): string[] {
  const longest = Math.max(...sidesCm);
  if (longest > MAX_USUAL_SIDE_CM)
    return [implausibleValues.side(line, `${formatFigure(longest)} cm`)];
  if (longest < MIN_LONGEST_SIDE_CM)
    return [implausibleValues.small(line, `${formatSides(sidesCm)} cm`)];
  const kgPerCbm = (kg * count) / cbm;
  const isPossible = kgPerCbm >= KG_PER_CBM.min && kgPerCbm <= KG_PER_CBM.max;
  return isPossible ? [] : [implausibleValues.density(line, formatDensity(kgPerCbm))];
}

export function quote(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

/** For example "60 × 40 × 40 cm", in the unit of the row. */
export function formatRowSize({ texts }: ListRow): string {
  const sides = [texts.length, texts.width, texts.height].map(Number);
  return `${formatSides(sides)} ${texts.unit}`;
}

export function formatRowWeight({ texts }: ListRow): string {
  return `${formatStep(Number(texts.weight))} ${texts.unit === "in" ? "lb" : "kg"}`;
}
