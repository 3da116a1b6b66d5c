import type { ListUnitId, Quantity } from "./packing-list-units";

/** What a column of a packing list can contain. Net weights are only used for checks. */
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

/** What one column was recognized as. A cell that names a unit overrides the column's. */
export type ListColumn = { role: ColumnRole; unit: ListUnitId | null };

export type DecimalSeparator = "." | ",";

/** How the columns of the whole list are read. */
export type ColumnMapping = { columns: readonly ListColumn[]; decimal: DecimalSeparator };

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

/** What the units of such a column measure. Null for counts and ignored columns. */
export function quantityOf(role: ColumnRole): Quantity | null {
  return quantities[role] ?? null;
}

export const sideRoles = ["length", "width", "height"] as const satisfies readonly ColumnRole[];

/** Roles that several columns may have. All others are unique. */
const repeatable: ReadonlySet<ColumnRole> = new Set(["net", "ignore"]);

export function isRepeatable(role: ColumnRole): boolean {
  return repeatable.has(role);
}

/**
 * The columns after one has been given another role or unit. A unique role is taken from the column
 * that had it. One column of sizes and three of sides exclude each other. Sides that shared a unit
 * keep sharing it.
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
