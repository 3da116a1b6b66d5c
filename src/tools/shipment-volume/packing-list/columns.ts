import { listUnits, type ListUnitId, type Quantity } from "./units";

/** What a column of a packing list can contain. Net weights are only used for checks. */
export const columnRoles = [
  "name",
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

/** Whether the cells of a column are read as figures. */
export function holdsFigures(role: ColumnRole): boolean {
  return role !== "ignore" && role !== "unit" && role !== "name";
}

/** What a visitor has said about a column by hand. */
export type ChosenColumn = { role?: ColumnRole; unit?: ListUnitId };

export type ChosenColumns = ReadonlyMap<number, ChosenColumn>;

export const noneChosen: ChosenColumns = new Map();

/** The unit chosen by hand for a column, if it measures this quantity. */
export function findChosenUnit(
  chosen: ChosenColumns,
  index: number,
  quantity: Quantity,
): ListUnitId | null {
  const unit = chosen.get(index)?.unit;
  return unit && listUnits[unit].quantity === quantity ? unit : null;
}

/** Whether two columns cannot have these roles. A column of sizes and one of a side exclude each other. */
export function areExclusive(a: ColumnRole, b: ColumnRole): boolean {
  return (
    (a === b && !isRepeatable(a)) || (a === "size" && isSide(b)) || (isSide(a) && b === "size")
  );
}

/** Gives a column a role, which is taken from the columns it was given to before. */
export function chooseRole(chosen: ChosenColumns, index: number, role: ColumnRole): ChosenColumns {
  const others = [...chosen].map(([i, column]): [number, ChosenColumn] =>
    column.role && areExclusive(role, column.role)
      ? [i, { ...column, role: "ignore" }]
      : [i, column],
  );
  return new Map([...others, [index, { ...chosen.get(index), role }]]);
}

/** Gives a column a unit. Sides that shared a unit keep sharing it. */
export function chooseUnit(
  chosen: ChosenColumns,
  columns: readonly ListColumn[],
  index: number,
  unit: ListUnitId,
): ChosenColumns {
  const before = columns[index];
  const next = new Map(chosen);
  for (const [i, column] of columns.entries()) {
    const goesAlong =
      before && isSide(before.role) && isSide(column.role) && column.unit === before.unit;
    if (i === index || goesAlong) next.set(i, { ...chosen.get(i), unit });
  }
  return next;
}

function isSide(role: ColumnRole): boolean {
  return sideRoles.some((side) => side === role);
}
