import { unreadReasons, remarks } from "@/content/tools/packing-list";
import type { CellReader } from "./cell-reader";
import type { NumberRange } from "./cells";
import { checkLine, type LineChecks } from "./line-checks";
import { joinNames, makeListRow, type ListRow } from "./row";
import { isValue } from "./splitter";
import type { ListLine } from "./table";
import { formatCartons } from "@/tools/shipment-volume/wording";

/** The result of reading one line, before it is compared to the other lines. */
type LineReading =
  | { kind: "row"; row: ListRow; ranges: readonly NumberRange[]; checks: LineChecks }
  | { kind: "unread"; reason: string }
  | { kind: "cartonsOnly"; count: number }
  /** A further item in the cartons above, or in those with these numbers. */
  | { kind: "item"; ranges: readonly NumberRange[]; otherwise: string }
  | { kind: "text" };

/**
 * Reads one line of a list.
 * @param name what is in its cartons
 * @param above the cells of the line above, if it has cartons
 */
export function readLine(
  reader: CellReader,
  { cells, number }: ListLine,
  name: string,
  above: readonly string[] | null,
): LineReading {
  const sides = reader.readSides(cells);
  if (typeof sides === "string") {
    return reader.hasValues(cells) ? { kind: "unread", reason: sides } : { kind: "text" };
  }
  const cartons = reader.readCartons(cells);
  if (sides === null) {
    if (!reader.hasValues(cells)) return { kind: "text" };
    if (typeof cartons === "string") return { kind: "unread", reason: cartons };
    if (cartons === null && reader.hasWeightOrVolume(cells))
      return { kind: "unread", reason: unreadReasons.weightAlone };
    if (cartons === null)
      return { kind: "item", ranges: [], otherwise: unreadReasons.belongsAbove };
    if (cartons.ranges.length === 0) return { kind: "cartonsOnly", count: cartons.count };
    const reason = unreadReasons.noSize(formatCartons(cartons.count));
    return reader.hasWeightOrVolume(cells)
      ? { kind: "unread", reason }
      : { kind: "item", ranges: cartons.ranges, otherwise: reason };
  }
  // The number of a carton may be merged over its items, while their other cells are not.
  if (cartons === null)
    return above && reader.namesCartons() && reader.repeatsCarton(cells, above)
      ? { kind: "item", ranges: [], otherwise: unreadReasons.noCartons }
      : { kind: "unread", reason: unreadReasons.noCartons };
  if (typeof cartons === "string") return { kind: "unread", reason: cartons };
  const weight = reader.readWeight(cells, cartons.count);
  if (typeof weight === "string") return { kind: "unread", reason: weight };
  const { count, ranges, remark } = cartons;
  const product = joinNames([name]);
  const row = makeListRow(number, { product, sides, weight, count });
  if (typeof row === "string") return { kind: "unread", reason: row };
  const checks = checkLine(reader, cells, row, weight.lineKg);
  const notes = remark ? [remarks.numbers(number, ...remark), ...checks.remarks] : checks.remarks;
  return { kind: "row", row, ranges, checks: { ...checks, remarks: notes } };
}

/** Whether a cell contains anything but values. */
export function hasText({ cells }: ListLine): boolean {
  return cells.some((cell) => cell !== "" && !isValue(cell));
}
