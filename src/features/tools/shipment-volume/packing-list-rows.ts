import { implausibleValues, missingColumnTexts, unreadReasons } from "@/content/tools/packing-list";
import { formatNumber } from "@/lib/numbers";
import { shipmentVolumeForm } from "./form";
import { sideRoles, type ColumnRole, type ColumnMapping } from "./packing-list-columns";
import { doRangesOverlap, type NumberRange } from "./packing-list-cells";
import { CellReader } from "./packing-list-cell-reader";
import { hasText, readLine } from "./packing-list-line-reader";
import type { ListRow } from "./packing-list-row";
import { isValue } from "./packing-list-splitter";
import type { ListLine, PackingListTable } from "./packing-list-table";
import { compareTotals, type ListTotals, type TotalCheck } from "./packing-list-totals";
import { formatCartons, formatFigure, formatSides, formatStep } from "./wording";

/** A line that could not be read as a row, and why. */
export type UnreadLine = { number: number; text: string; reason: string };

export type ListReading = {
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

/** Plausible densities of packed goods, from pillows to steel. */
const KG_PER_CBM = { min: 20, max: 3000 };
const MAX_USUAL_SIDE_CM = 300;
/** The smallest plausible longest side of a carton. */
const MIN_LONGEST_SIDE_CM = 10;

/** Enough text to find the line again. */
const MAX_QUOTED = 80;

const { max: MAX_ROWS } = shipmentVolumeForm.rows;

/** Reads the rows of a packing list with the given column mapping. */
export function readRows(table: PackingListTable, mapping: ColumnMapping): ListReading {
  const rows: ListRow[] = [];
  const unread: UnreadLine[] = [];
  const allRemarks: string[] = [];
  const totalLines: { line: ListLine; before: ListTotals }[] = [];
  const counted: { range: NumberRange; line: number }[] = [];
  const missingColumns = findMissing(mapping);
  const checks = {
    volume: new Set<boolean>(),
    weight: new Set<boolean>(),
    pieces: new Set<boolean>(),
  };
  const reader = new CellReader(mapping);
  let textOnly = 0;
  for (const line of missingColumns.length > 0 ? [] : table.lines) {
    const refuse = (reason: string) => {
      unread.push({ number: line.number, text: quote(line.text), reason });
    };
    if (line.isOtherTable) {
      if (line.cells.some(isValue)) refuse(unreadReasons.otherHeadings);
      else textOnly += 1;
      continue;
    }
    if (line.isTotal && !reader.hasSides(line.cells)) {
      totalLines.push({ line, before: sumRows(rows) });
      continue;
    }
    if (line.isMisaligned) {
      refuse(unreadReasons.moved);
      continue;
    }
    const reading = readLine(reader, line);
    if (reading.kind === "text") textOnly += 1;
    else if (reading.kind === "unread") refuse(reading.reason);
    else if (reading.kind === "cartonsOnly") {
      const before = sumRows(rows);
      const isSum = rows.length > 0 && before.cartons === reading.count && !hasText(line);
      if (isSum) totalLines.push({ line, before });
      else refuse(unreadReasons.noSize(formatCartons(reading.count)));
    } else {
      const { row, ranges } = reading;
      const again = counted.find(({ range }) => ranges.some((own) => doRangesOverlap(own, range)));
      if (again)
        refuse(unreadReasons.countedBefore(reader.cell(line.cells, "cartonNumbers"), again.line));
      else if (rows.length === MAX_ROWS) refuse(unreadReasons.tooMany(MAX_ROWS));
      else {
        rows.push(row);
        counted.push(...ranges.map((range) => ({ range, line: line.number })));
        allRemarks.push(...reading.checks.remarks);
        for (const name of ["volume", "weight", "pieces"] as const) {
          const is = reading.checks[name];
          if (is !== null) checks[name].add(is);
        }
      }
    }
  }
  const totals = compareTotals(totalLines, sumRows(rows), mapping);
  const agreements = Object.values(checks).map((set) => (set.has(false) ? -1 : set.size));
  const agreement = [...agreements, ...totals.map(({ isEqual }) => (isEqual ? 1 : -1))];
  return {
    rows,
    unread,
    missing: missingColumns,
    remarks: allRemarks,
    implausible: rows.flatMap(findImplausible),
    totals,
    textOnly,
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
  return isPossible
    ? []
    : [implausibleValues.density(line, formatNumber(kgPerCbm, kgPerCbm < 10 ? 2 : 0))];
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
