import type { ColumnRole, DecimalSeparator, ColumnMapping } from "./columns";
import { normalizeCell, readNumber, readMeasure } from "./cells";
import type { ListLine } from "./table";
import { findListUnit, listUnits } from "./units";
import { formatCartons, formatCbm, formatStep } from "@/tools/shipment-volume/wording";

export type ListTotals = { cartons: number; kg: number; cbm: number };

/** A line that states a total. Its cells are empty if it is not in a table. */
type TotalLine = Pick<ListLine, "number" | "text" | "cells">;

/** A total stated in the list, compared to the sum of the rows. */
export type TotalCheck = { line: number; theirs: string; ours: string; isEqual: boolean };

type TotalName = keyof ListTotals;

/** Totals are rounded to whole kilograms, or to two decimals of a cubic meter. */
const tolerances: Readonly<Record<TotalName, (ours: number) => number>> = {
  cartons: () => 0,
  kg: (ours) => Math.max(1.01, ours * 0.002),
  cbm: (ours) => Math.max(0.011, ours * 0.005),
};

const formats: Readonly<Record<TotalName, (value: number) => string>> = {
  cartons: formatCartons,
  kg: (kg) => `${formatStep(kg)} kg`,
  cbm: formatCbm,
};

/** The columns that a total can be in, the more certain first. */
const totalColumns: Readonly<Record<TotalName, readonly ColumnRole[]>> = {
  cartons: ["cartons"],
  kg: ["weightLine", "weightEach"],
  cbm: ["volumeLine", "volumeEach"],
};

const FIGURE = "(\\d[\\d.,]*(?: \\d{3})*)";
const unitsBehind: Readonly<Record<TotalName, RegExp>> = {
  cartons: new RegExp(
    `${FIGURE} ?(ctns?|cartons?|cases?|boxes|pkgs?|packages?|kartons?|cajas|bultos|colis|箱|件)(?![a-z])`,
    "g",
  ),
  kg: new RegExp(`${FIGURE} ?(kgs?|lbs?|公斤|千克|吨)(?![a-z])`, "g"),
  cbm: new RegExp(`${FIGURE} ?(cbms?|m3|立方米?|cu ?ft|cuft)(?![a-z])`, "g"),
};
const namesBefore: Readonly<Record<TotalName, RegExp>> = {
  cartons: new RegExp(`(?:ctns|cartons|packages|boxes|箱数|件数)\\W{0,3}${FIGURE}$`),
  kg: new RegExp(`(?:\\bg[. /]*w\\b|gross weight|毛重)\\D{0,12}${FIGURE}$`),
  cbm: new RegExp(`(?:\\bcbm\\b|volume|体积|meas\\w*)\\D{0,12}${FIGURE}$`),
};

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
    const stated = readTotals(line, mapping);
    const names = Object.keys(tolerances).filter(isTotalName);
    const start = since;
    if (line.cells.length > 0) since = before;
    return names.flatMap((name) => {
      const theirs = stated[name];
      if (theirs === null) return [];
      const isNear = (ours: number) => Math.abs(theirs - ours) <= tolerances[name](ours);
      const candidates = [all[name], before[name], before[name] - start[name]];
      const ours = candidates.find(isNear) ?? all[name];
      const format = formats[name];
      return [
        { line: line.number, theirs: format(theirs), ours: format(ours), isEqual: isNear(ours) },
      ];
    });
  });
}

function isTotalName(name: string): name is TotalName {
  return name in tolerances;
}

function readTotals(line: TotalLine, mapping: ColumnMapping): Record<TotalName, number | null> {
  return {
    cartons:
      readInText(line, "cartons", mapping.decimal) ?? readInColumns(line, "cartons", mapping),
    kg: readInText(line, "kg", mapping.decimal) ?? readInColumns(line, "kg", mapping),
    cbm: readInText(line, "cbm", mapping.decimal) ?? readInColumns(line, "cbm", mapping),
  };
}

function readInColumns({ cells }: TotalLine, name: TotalName, mapping: ColumnMapping) {
  for (const role of totalColumns[name]) {
    const index = mapping.columns.findIndex((column) => column.role === role);
    const cell = cells[index] ?? "";
    const figure = readNumber(cell, mapping.decimal);
    if (!figure) continue;
    if (name === "cartons") return figure.value;
    const quantity = name === "kg" ? "weight" : "volume";
    const unit = readMeasure(cell, quantity, mapping.decimal)?.unit ?? mapping.columns[index]?.unit;
    return figure.value * (unit ? listUnits[unit].size : 1);
  }
  return null;
}

/**
 * Reads "TOTAL: 100 CTNS, G.W. 1,200 KGS, 9.6 CBM". The largest of several weights is the gross
 * weight.
 */
function readInText({ text, cells }: TotalLine, name: TotalName, decimal: DecimalSeparator) {
  const full = cells.filter((cell) => cell !== "");
  // Cells of a wide line are read separately, because joined they could look like "1 200". Two
  // cells such as "CBM: | 9.6" belong together.
  const parts = full.length > 2 ? full : [full.join(" ") || text];
  const found: number[] = [];
  for (const part of parts.map(normalizeCell)) {
    for (const [, digits = "", unitText = ""] of part.matchAll(unitsBehind[name])) {
      const value = readNumber(digits, decimal)?.value;
      const unit = findListUnit(name === "kg" ? "weight" : "volume", unitText);
      if (value !== undefined) found.push(value * (unit ? listUnits[unit].size : 1));
    }
  }
  if (found.length > 0) return Math.max(...found);
  for (const part of parts) {
    const [, digits = ""] = namesBefore[name].exec(normalizeCell(part)) ?? [];
    const value = readNumber(digits, decimal)?.value;
    if (value !== undefined) return value;
  }
  return null;
}

/** For example "100 cartons", "1,200 kg" and "9.600 m³". */
export function formatTotals({ cartons, kg, cbm }: ListTotals): Record<TotalName, string> {
  return { cartons: formats.cartons(cartons), kg: formats.kg(kg), cbm: formats.cbm(cbm) };
}
