import { sideRoles, type ChosenColumns, type ColumnRole, type ColumnMapping } from "./columns";
import { readNumber } from "./cells";
import { addUnits } from "./mappings";
import { profileColumns, type ColumnProfile } from "./profile";
import type { TableReading } from "./rows";
import type { PackingListTable } from "./table";

/** Groups of columns in lists without headings, in the orders that factories use. */
const counts: readonly (readonly ColumnRole[])[] = [
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
const weights: readonly (readonly ColumnRole[])[] = [
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
const volumes: readonly (readonly ColumnRole[])[] = [
  [],
  ["volumeLine"],
  ["volumeEach"],
  ["volumeEach", "volumeLine"],
];

/** Roles that a column can have beside those of the orders. */
const outsideOrders: ReadonlySet<ColumnRole> = new Set([
  "name",
  "cartonNumbers",
  "size",
  "unit",
  "ignore",
]);

const counted: ReadonlySet<ColumnRole> = new Set(["cartons", "pieces", "unitsPerCarton"]);

/** The column order that the form's hint recommends. */
const recommendedOrder: readonly ColumnRole[] = [...sideRoles, "weightEach", "cartons"];

/** How much less likely a mapping gets, as an average over the rows. */
const PENALTY = {
  unusualDensity: 1,
  heavyCarton: 2,
  veryHeavyCarton: 3,
  lightCarton: 1,
  unusualSide: 1,
  slimCarton: 1,
  sidesNotInOrder: 0.5,
  weightOfLineAlone: 1.5,
  otherUnits: 1,
  /** Sums that agree are hardly a coincidence. */
  agreement: -3,
  recommendedOrder: -2,
} as const;
const USUAL = {
  kgPerCbm: [60, 800],
  cartonKg: [0.5, 40, 70],
  sideCm: [5, 150],
  ratio: 5,
} as const;

/** Mappings whose penalties differ by less are considered equally plausible. */
export const ORDER_MARGIN = 1.5;

const MAJORITY = 0.7;

/**
 * Mappings for a list without headings, by the column orders that factories use.
 * @param chosen what was chosen by hand, and holds in all of them
 */
export function listMappingsByOrder(
  table: PackingListTable,
  chosen: ChosenColumns,
): ColumnMapping[] {
  const profiles = profileColumns(table);
  const find = (role: ColumnRole, like: (profile: ColumnProfile) => boolean) => {
    const own = [...chosen].find(([, column]) => column.role === role);
    return own?.[0] ?? profiles.findIndex((profile, i) => !chosen.get(i)?.role && like(profile));
  };
  const size = find("size", ({ sizes }) => sizes >= MAJORITY);
  const ranges = find("cartonNumbers", (profile) => profile.ranges >= MAJORITY);
  const name = find("name", ({ texts }) => texts >= MAJORITY);
  const outside = new Map(
    [...chosen].flatMap(([i, { role }]) =>
      role && outsideOrders.has(role) ? [[i, role] as const] : [],
    ),
  );
  const sides = size < 0 ? sideRoles : [];
  // "1", "2", "3" can count the cartons of each line, or number them.
  const isOpen = ranges < 0 && profiles[0]?.isCountingUp === true && !chosen.get(0)?.role;
  const assignments = (isOpen ? [ranges, 0] : [ranges]).flatMap((numbers) => {
    const isFree = (profile: ColumnProfile, i: number) =>
      i !== size &&
      i !== numbers &&
      i !== name &&
      !outside.has(i) &&
      (chosen.get(i)?.role !== undefined ||
        (profile.figures >= MAJORITY && !isLineNumber(profile, i, profiles)));
    const free = [...profiles.keys()].filter((i) => {
      const profile = profiles[i];
      return profile !== undefined && isFree(profile, i);
    });
    return listOrders(sides, numbers >= 0)
      .filter((order) => order.length === free.length && matchesUnits(order, free, profiles))
      .filter((order) =>
        order.every((role, n) => (chosen.get(free[n] ?? -1)?.role ?? role) === role),
      )
      .filter((order) => isNetLess(table, order, free))
      .map((order) => {
        const roles = Array<ColumnRole>(table.columnCount).fill("ignore");
        for (const [n, role] of order.entries()) roles[free[n] ?? 0] = role;
        if (size >= 0) roles[size] = "size";
        if (numbers >= 0) roles[numbers] = "cartonNumbers";
        if (name >= 0) roles[name] = "name";
        for (const [i, role] of outside) roles[i] = role;
        return roles;
      });
  });
  return addUnits(table, profiles, assignments, chosen);
}

export function isRecommendedOrder({ columns }: ColumnMapping): boolean {
  const roles = columns.map(({ role }) => role).filter((role) => role !== "ignore");
  const recommended = roles.includes("size")
    ? ["size", ...recommendedOrder.slice(3)]
    : recommendedOrder;
  return recommended.join() === roles.join();
}

/** The first column of most lists numbers the lines. */
function isLineNumber(
  profile: ColumnProfile,
  index: number,
  all: readonly ColumnProfile[],
): boolean {
  return index === 0 && profile.isSerial && all.length > recommendedOrder.length;
}

/** All orders of the column groups. Volumes follow the sizes or come last. */
function listOrders(sides: readonly ColumnRole[], hasNumbers: boolean): ColumnRole[][] {
  const found = new Map<string, ColumnRole[]>();
  const add = (order: ColumnRole[]) => found.set(order.join(), order);
  const ofCounts = hasNumbers ? [[], ...counts] : counts;
  for (const count of ofCounts)
    for (const weight of weights)
      for (const volume of volumes) {
        const measured = [...sides, ...volume];
        for (const [a, b, c] of [
          [count, weight, measured],
          [count, measured, weight],
          [weight, count, measured],
          [weight, measured, count],
          [measured, count, weight],
          [measured, weight, count],
        ] as const)
          add([...a, ...b, ...c]);
        for (const [a, b, c] of [
          [count, sides, weight],
          [sides, count, weight],
          [sides, weight, count],
          [weight, sides, count],
        ] as const)
          add([...a, ...b, ...c, ...volume]);
      }
  return [...found.values()];
}

/** Units and marks such as "@" in the cells restrict the roles of some columns. */
function matchesUnits(
  order: readonly ColumnRole[],
  free: readonly number[],
  profiles: readonly ColumnProfile[],
): boolean {
  return order.every((role, n) => {
    const profile = profiles[free[n] ?? 0];
    if (!profile) return false;
    const { units } = profile;
    const isWeight = role === "weightEach" || role === "weightLine" || role === "net";
    const isSide = sideRoles.some((side) => side === role);
    const isPartlyEach = profile.each > 0 && profile.each < 1;
    const isOfAll = role === "cartons" || role === "weightLine" || role === "volumeLine";
    if (profile.each === 1 && isOfAll) return false;
    if (isPartlyEach && (role === "weightEach" || role === "volumeEach")) return false;
    if (units.weight && !isWeight) return false;
    if (profile.wholes < MAJORITY && counted.has(role)) return false;
    if (units.length && !isSide && !isWeight && !units.weight) return false;
    if (profile.cartons > MAJORITY && role !== "cartons") return false;
    return !(profile.pieces > MAJORITY) || role === "pieces" || role === "unitsPerCarton";
  });
}

/** A net weight must not exceed the gross weight, nor the cartons the pieces. */
function isNetLess(table: PackingListTable, order: readonly ColumnRole[], free: readonly number[]) {
  const pairs: [smaller: number, larger: number][] = [];
  const nets = order.flatMap((role, n) => (role === "net" ? [n] : []));
  const gross = order.flatMap((role, n) =>
    role === "weightEach" || role === "weightLine" ? [n] : [],
  );
  for (const [k, n] of nets.entries()) pairs.push([n, gross[k] ?? gross[0] ?? n]);
  if (order.includes("pieces")) pairs.push([order.indexOf("cartons"), order.indexOf("pieces")]);
  return table.lines.every(({ cells, isTotal }) =>
    pairs.every(([a, b]) => {
      if (isTotal || a < 0 || b < 0) return true;
      const [less, more] = [a, b].map((n) => readNumber(cells[free[n] ?? -1] ?? "", ".")?.value);
      return less === undefined || more === undefined || less <= more;
    }),
  );
}

/** How unlikely a mapping is. Lower is more likely. */
export function computePenalty(
  mapping: ColumnMapping,
  { cartonLines, agreement }: TableReading,
): number {
  const sum = cartonLines.reduce((total, { sidesCm, kg, cbm, count }) => {
    const kgPerCbm = (kg * count) / cbm;
    const [length, width, height] = sidesCm;
    const [shortest, longest] = [Math.min(...sidesCm), Math.max(...sidesCm)];
    const [light, heavy, veryHeavy] = USUAL.cartonKg;
    let penalty = 0;
    if (kgPerCbm < USUAL.kgPerCbm[0] || kgPerCbm > USUAL.kgPerCbm[1])
      penalty += PENALTY.unusualDensity;
    if (kg > heavy) penalty += PENALTY.heavyCarton;
    if (kg > veryHeavy) penalty += PENALTY.veryHeavyCarton;
    if (kg < light) penalty += PENALTY.lightCarton;
    if (shortest < USUAL.sideCm[0] || longest > USUAL.sideCm[1]) penalty += PENALTY.unusualSide;
    if (longest / shortest > USUAL.ratio) penalty += PENALTY.slimCarton;
    if (length < width || width < height) penalty += PENALTY.sidesNotInOrder;
    return total + penalty;
  }, 0);
  const has = (role: ColumnRole) => mapping.columns.some((column) => column.role === role);
  const units = mapping.columns.map(({ unit }) => unit);
  const isUsual = !units.some((unit) => unit === "mm" || unit === "m" || unit === "in");
  return (
    sum / Math.max(cartonLines.length, 1) +
    (has("weightLine") && !has("weightEach") ? PENALTY.weightOfLineAlone : 0) +
    (isUsual ? 0 : PENALTY.otherUnits) +
    agreement * PENALTY.agreement +
    (isRecommendedOrder(mapping) ? PENALTY.recommendedOrder : 0)
  );
}
