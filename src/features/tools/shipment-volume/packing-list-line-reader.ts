import { unreadReasons, remarks } from "@/content/tools/packing-list";
import type { CellReader } from "./packing-list-cell-reader";
import type { NumberRange } from "./packing-list-cells";
import { checkLine, type LineChecks } from "./packing-list-line-checks";
import { makeListRow, type ListRow } from "./packing-list-row";
import { isValue } from "./packing-list-splitter";
import type { ListLine } from "./packing-list-table";
import { formatCartons } from "./wording";

/** The result of reading one line, before it is compared to the other lines. */
type LineReading =
  | { kind: "row"; row: ListRow; ranges: readonly NumberRange[]; checks: LineChecks }
  | { kind: "unread"; reason: string }
  | { kind: "cartonsOnly"; count: number }
  | { kind: "text" };

/** Reads one line of a list. */
export function readLine(reader: CellReader, { cells, number }: ListLine): LineReading {
  const sides = reader.readSides(cells);
  if (typeof sides === "string") {
    return reader.hasValues(cells) ? { kind: "unread", reason: sides } : { kind: "text" };
  }
  const cartons = reader.readCartons(cells);
  if (sides === null) {
    if (!reader.hasValues(cells)) return { kind: "text" };
    if (cartons === null) return { kind: "unread", reason: unreadReasons.belongsAbove };
    if (typeof cartons === "string") return { kind: "unread", reason: cartons };
    return cartons.ranges.length > 0
      ? { kind: "unread", reason: unreadReasons.noSize(formatCartons(cartons.count)) }
      : { kind: "cartonsOnly", count: cartons.count };
  }
  if (cartons === null) return { kind: "unread", reason: unreadReasons.noCartons };
  if (typeof cartons === "string") return { kind: "unread", reason: cartons };
  const weight = reader.readWeight(cells, cartons.count);
  if (typeof weight === "string") return { kind: "unread", reason: weight };
  const { count, ranges, remark } = cartons;
  const row = makeListRow(number, { product: "", sides, weight, count });
  if (typeof row === "string") return { kind: "unread", reason: row };
  const checks = checkLine(reader, cells, row, weight.lineKg);
  const notes = remark ? [remarks.numbers(number, ...remark), ...checks.remarks] : checks.remarks;
  return { kind: "row", row, ranges, checks: { ...checks, remarks: notes } };
}

/** Whether a cell contains anything but values. */
export function hasText({ cells }: ListLine): boolean {
  return cells.some((cell) => cell !== "" && !isValue(cell));
}
