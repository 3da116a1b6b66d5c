import { formatCartons, formatCbm, formatStep } from "@/tools/shipment-volume/wording";
import { readMeasure, readNumber } from "./cells";
import type { ColumnMapping, ColumnRole } from "./columns";
import {
  findTokens,
  normalizeLetter,
  readFigure,
  spellOut,
  type LetterToken,
} from "./letter-tokens";
import type { TokenKind } from "./letter-words";
import { listUnits, type Quantity } from "./vocabulary";

export type ListTotals = { cartons: number; kg: number; cbm: number };

/** A line that states a total, by words or by its cells. It has none if it is not in a table. */
export type TotalLine = {
  number: number;
  cells: readonly string[];
  stated: readonly LetterToken[];
};

/** A total stated in the list, compared to the sum of the rows. */
export type TotalCheck = { line: number; theirs: string; ours: string; isEqual: boolean };

type Total = {
  name: keyof ListTotals;
  /** How it is stated in words. */
  kind: TokenKind;
  /** The columns that it can be in, the more certain first. */
  roles: readonly ColumnRole[];
  quantity: Quantity | null;
  /** Totals are rounded to whole kilograms, or to two decimals of a cubic meter. */
  tolerance: (ours: number) => number;
  format: (value: number) => string;
};

const totals: readonly Total[] = [
  {
    name: "cartons",
    kind: "count",
    roles: ["cartons"],
    quantity: null,
    tolerance: () => 0,
    format: formatCartons,
  },
  {
    name: "kg",
    kind: "weight",
    roles: ["weightLine", "weightEach"],
    quantity: "weight",
    tolerance: (ours) => Math.max(1.01, ours * 0.002),
    format: (kg) => `${formatStep(kg)} kg`,
  },
  {
    name: "cbm",
    kind: "volume",
    roles: ["volumeLine", "volumeEach"],
    quantity: "volume",
    tolerance: (ours) => Math.max(0.011, ours * 0.005),
    format: formatCbm,
  },
];

/**
 * Compares totals stated in the list to the sums of its rows. A subtotal may also be the sum of the
 * rows since the previous total.
 */
export function compareTotals(
  lines: readonly { line: TotalLine; before: ListTotals }[],
  all: ListTotals,
  mapping: ColumnMapping,
): TotalCheck[] {
  let since: ListTotals = { cartons: 0, kg: 0, cbm: 0 };
  return lines.flatMap(({ line, before }) => {
    const start = since;
    if (line.cells.length > 0) since = before;
    return totals.flatMap((total) => {
      const { name, tolerance, format } = total;
      const theirs = readInText(line, total, mapping) ?? readInColumns(line, total, mapping);
      if (theirs === null) return [];
      const isNear = (ours: number) => Math.abs(theirs - ours) <= tolerance(ours);
      const candidates = [all[name], before[name], before[name] - start[name]];
      const ours = candidates.find(isNear) ?? all[name];
      return [
        { line: line.number, theirs: format(theirs), ours: format(ours), isEqual: isNear(ours) },
      ];
    });
  });
}

function readInColumns({ cells }: TotalLine, { roles, quantity }: Total, mapping: ColumnMapping) {
  const { columns, decimal } = mapping;
  for (const role of roles) {
    const index = columns.findIndex((column) => column.role === role);
    const cell = cells[index] ?? "";
    const figure = readNumber(cell, decimal);
    if (!figure) continue;
    const named = quantity && readMeasure(cell, quantity, decimal)?.unit;
    const unit = named ?? columns[index]?.unit;
    return figure.value * (unit ? listUnits[unit].size : 1);
  }
  return null;
}

/** The largest of several weights is the gross weight. */
function readInText({ stated }: TotalLine, { kind }: Total, { decimal }: ColumnMapping) {
  const found = stated
    .filter((token) => token.kind === kind)
    .map(({ figure, unit }) =>
      kind === "count"
        ? Number(spellOut(figure).replace(/[., ]/g, ""))
        : readFigure(figure, decimal) * (unit ? listUnits[unit].size : 1),
    );
  return found.length > 0 ? Math.max(...found) : null;
}

/** Finds the figures of a line such as "TOTAL: 100 CTNS, G.W. 1,200 KGS, 9.6 CBM". */
export function findStated(text: string, cells: readonly string[]): LetterToken[] {
  const full = cells.filter((cell) => cell !== "");
  // Cells of a wide line are read separately, because joined they could look like "1 200". Two
  // cells such as "CBM: | 9.6" belong together.
  const parts = full.length > 2 ? full : [full.join(" ") || text];
  return parts.flatMap((part) => findTokens(normalizeLetter(part)).tokens);
}
