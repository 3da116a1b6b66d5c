import type { ListUnitId, Quantity } from "./packing-list-units";

/** What a column of a packing list can hold. Only gross weights count; net ones are checked. */
export const columnRoles = [
  "cartons",
  "cartonNumbers",
  "unitsPerCarton",
  "pieces",
  "size",
  "length",
  "width",
  "height",
  "weightEach",
  "weightLine",
  "volumeLine",
  "volumeEach",
  "net",
  "unit",
  "ignore",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** What one column was taken for. Cells that name a unit have their own. */
export type ListColumn = { role: ColumnRole; unit: ListUnitId | null };

export type DecimalSign = "." | ",";

/** How the whole list is read. */
export type ListReadingChoice = { columns: readonly ListColumn[]; decimal: DecimalSign };

const quantities: Partial<Record<ColumnRole, Quantity>> = {
  size: "length",
  length: "length",
  width: "length",
  height: "length",
  weightEach: "weight",
  weightLine: "weight",
  net: "weight",
  volumeLine: "volume",
  volumeEach: "volume",
};

/** What the units of such a column measure; null where it is counted or not read. */
export function quantityOf(role: ColumnRole): Quantity | null {
  return quantities[role] ?? null;
}

export const sideRoles = ["length", "width", "height"] as const satisfies readonly ColumnRole[];

/** Any number of columns may hold these; of the others there is one each. */
const repeatable: ReadonlySet<ColumnRole> = new Set(["net", "ignore"]);

export function isRepeatable(role: ColumnRole): boolean {
  return repeatable.has(role);
}

/**
 * The columns after one has been given another role or unit. A role that another column had moves;
 * a size in one cell and three sides exclude each other, and sides of one unit keep one unit.
 */
export function changeColumn(
  columns: readonly ListColumn[],
  index: number,
  next: ListColumn,
): ListColumn[] {
  const before = columns[index];
  const isSide = (role: ColumnRole) => sideRoles.some((side) => side === role);
  const excludes = (role: ColumnRole) =>
    (role === next.role && !isRepeatable(role)) ||
    (next.role === "size" && isSide(role)) ||
    (isSide(next.role) && role === "size");
  return columns.map((column, i) => {
    if (i === index) return next;
    if (excludes(column.role)) return { role: "ignore", unit: null };
    const goesAlong =
      isSide(next.role) &&
      isSide(column.role) &&
      before?.role === next.role &&
      column.unit === before.unit;
    return goesAlong ? { ...column, unit: next.unit } : column;
  });
}
