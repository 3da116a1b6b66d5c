import { sideRoles, type ColumnMapping, type ColumnRole, type TableColumn } from "./columns";
import { readNumber } from "./cells";
import type { ListReading } from "./rows";
import type { PackingListTable } from "./table";

type Roles = readonly ColumnRole[];

/** Groups of columns in lists without headings, in the orders that factories use. */
const counts: readonly Roles[] = [
  ["cartons"],
  ["cartons", "unitsPerCarton"],
  ["unitsPerCarton", "cartons"],
  ["cartons", "pieces"],
  ["pieces", "cartons"],
  ["cartons", "unitsPerCarton", "pieces"],
  ["unitsPerCarton", "cartons", "pieces"],
  ["pieces", "unitsPerCarton", "cartons"],
  ["pieces", "cartons", "unitsPerCarton"],
];
const weights: readonly Roles[] = [
  ["weightEach"],
  ["weightLine"],
  ["net", "weightEach"],
  ["weightEach", "net"],
  ["net", "weightLine"],
  ["weightLine", "net"],
  ["weightEach", "weightLine"],
  ["net", "weightEach", "net", "weightLine"],
  ["net", "net", "weightEach", "weightLine"],
  ["weightEach", "weightLine", "net", "net"],
];
const volumes: readonly Roles[] = [
  [],
  ["volumeLine"],
  ["volumeEach"],
  ["volumeEach", "volumeLine"],
];

/** The orders of the groups. Volumes follow the sizes or come last. */
const layouts = [
  ["count", "weight", "sides", "volume"],
  ["count", "sides", "volume", "weight"],
  ["weight", "count", "sides", "volume"],
  ["weight", "sides", "volume", "count"],
  ["sides", "volume", "count", "weight"],
  ["sides", "volume", "weight", "count"],
  ["count", "sides", "weight", "volume"],
  ["sides", "count", "weight", "volume"],
  ["sides", "weight", "count", "volume"],
  ["weight", "sides", "count", "volume"],
] as const;

/** The column order that the form's hint recommends. */
const recommendedOrder: Roles = [...sideRoles, "weightEach", "cartons"];

/** Roles that a column can have beside those of the orders. */
const outsideOrders: Roles = ["name", "cartonNumbers", "size", "unit", "ignore"];

const MAJORITY = 0.7;

/** Roles for the columns of a list without headings, by the orders that factories use. */
export function listOrders(
  table: PackingListTable,
  columns: readonly TableColumn[],
): ColumnRole[][] {
  const find = (role: ColumnRole, like: (column: TableColumn) => boolean) => {
    const own = columns.findIndex(({ chosen }) => chosen.role === role);
    return own >= 0 ? own : columns.findIndex((column) => !column.chosen.role && like(column));
  };
  const size = find("size", ({ sizes }) => sizes >= MAJORITY);
  const ranges = find("cartonNumbers", (column) => column.ranges >= MAJORITY);
  const name = find("name", ({ texts }) => texts >= MAJORITY);
  // "1", "2", "3" can count the cartons of each line, or number them.
  const isOpen = ranges < 0 && columns[0]?.isCountingUp === true && !columns[0].chosen.role;
  return (isOpen ? [ranges, 0] : [ranges]).flatMap((numbers) => {
    const free = [...columns.keys()].filter((i) => {
      const role = columns[i]?.chosen.role;
      if (i === size || i === numbers || i === name) return false;
      if (role) return !outsideOrders.includes(role);
      return (columns[i]?.figures ?? 0) >= MAJORITY && !isLineNumber(columns, i);
    });
    return combineGroups(size < 0 ? sideRoles : [], numbers >= 0)
      .filter((order) => order.length === free.length)
      .filter((order) => order.every((role, n) => canHold(role, columns[free[n] ?? 0])))
      .filter((order) => isNetLess(table, order, free))
      .map((order) =>
        columns.map(({ chosen }, i) => {
          if (chosen.role) return chosen.role;
          if (i === size) return "size";
          if (i === numbers) return "cartonNumbers";
          return i === name ? "name" : (order[free.indexOf(i)] ?? "ignore");
        }),
      );
  });
}

export function isRecommendedOrder({ columns }: ColumnMapping): boolean {
  const roles = columns.map(({ role }) => role).filter((role) => role !== "ignore");
  const recommended = roles.includes("size")
    ? ["size", ...recommendedOrder.slice(3)]
    : recommendedOrder;
  return recommended.join() === roles.join();
}

/** The first column of most lists numbers the lines. */
function isLineNumber(columns: readonly TableColumn[], index: number): boolean {
  return index === 0 && columns[0]?.isSerial === true && columns.length > recommendedOrder.length;
}

function combineGroups(sides: Roles, hasNumbers: boolean): Roles[] {
  const found = new Map<string, Roles>();
  for (const count of hasNumbers ? [[], ...counts] : counts)
    for (const weight of weights)
      for (const volume of volumes)
        for (const layout of layouts) {
          const groups = { count, weight, sides, volume };
          const order = layout.flatMap((group) => groups[group]);
          found.set(order.join(), order);
        }
  return [...found.values()];
}

/** Units and marks such as "@" in the cells restrict the roles of some columns. */
function canHold(role: ColumnRole, column: TableColumn | undefined): boolean {
  if (!column || (column.chosen.role ?? role) !== role) return false;
  const is = (...roles: Roles) => roles.includes(role);
  const isWeight = is("weightEach", "weightLine", "net");
  const { units, each } = column;
  if (each === 1 && is("cartons", "weightLine", "volumeLine")) return false;
  if (each > 0 && each < 1 && is("weightEach", "volumeEach")) return false;
  if (units.weight && !isWeight) return false;
  if (units.length && !units.weight && !isWeight && !is(...sideRoles)) return false;
  if (column.wholes < MAJORITY && is("cartons", "pieces", "unitsPerCarton")) return false;
  if (column.cartons > MAJORITY && !is("cartons")) return false;
  return column.pieces <= MAJORITY || is("pieces", "unitsPerCarton");
}

/** A net weight must not exceed the gross weight, nor the cartons the pieces. */
function isNetLess(table: PackingListTable, order: Roles, free: readonly number[]) {
  const indexesOf = (...roles: Roles) =>
    order.flatMap((role, n) => (roles.includes(role) ? [n] : []));
  const gross = indexesOf("weightEach", "weightLine");
  const pairs = [
    ...indexesOf("net").map((n, k) => [n, gross[k] ?? gross[0] ?? n] as const),
    ...indexesOf("pieces").map((n) => [order.indexOf("cartons"), n] as const),
  ];
  return table.lines.every(({ cells, isTotal }) =>
    pairs.every((pair) => {
      const [less, more] = pair.map((n) => readNumber(cells[free[n] ?? -1] ?? "", ".")?.value);
      return isTotal || less === undefined || more === undefined || less <= more;
    }),
  );
}

/** Mappings whose penalties differ by less are considered equally plausible. */
export const ORDER_MARGIN = 1.5;

/** What makes a carton less likely, and how much: density, weight, sides and their order. */
const unlikely: readonly (readonly [penalty: number, is: (carton: Carton) => boolean])[] = [
  [1, ({ kgPerCbm }) => kgPerCbm < 60 || kgPerCbm > 800],
  [2, ({ kg }) => kg > 40],
  [3, ({ kg }) => kg > 70],
  [1, ({ kg }) => kg < 0.5],
  [1, ({ shortest, longest }) => shortest < 5 || longest > 150],
  [1, ({ shortest, longest }) => longest / shortest > 5],
  [0.5, ({ sidesCm: [length, width, height] }) => length < width || width < height],
];

type Carton = Pick<ListReading["rows"][number], "kg" | "sidesCm"> & {
  kgPerCbm: number;
  shortest: number;
  longest: number;
};

/** How unlikely a mapping is, as an average over its lines. Lower is more likely. */
export function computePenalty(
  mapping: ColumnMapping,
  { cartonLines, agreement }: ListReading,
): number {
  const sum = cartonLines.reduce((total, { sidesCm, kg, cbm, count }) => {
    const [shortest, longest] = [Math.min(...sidesCm), Math.max(...sidesCm)];
    const carton = { sidesCm, kg, kgPerCbm: (kg * count) / cbm, shortest, longest };
    return unlikely.reduce((now, [penalty, is]) => now + (is(carton) ? penalty : 0), total);
  }, 0);
  const has = (role: ColumnRole) => mapping.columns.some((column) => column.role === role);
  const isUnusual = mapping.columns.some(
    ({ unit }) => unit === "mm" || unit === "m" || unit === "in",
  );
  return (
    sum / Math.max(cartonLines.length, 1) +
    (has("weightLine") && !has("weightEach") ? 1.5 : 0) +
    (isUnusual ? 1 : 0) +
    // Sums that agree are hardly a coincidence.
    agreement * -3 +
    (isRecommendedOrder(mapping) ? -2 : 0)
  );
}
