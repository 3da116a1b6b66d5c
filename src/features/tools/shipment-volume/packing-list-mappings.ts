import {
  isRepeatable,
  quantityOf,
  sideRoles,
  type ColumnRole,
  type DecimalSeparator,
  type ColumnMapping,
} from "./packing-list-columns";
import { isAmbiguousNumber } from "./packing-list-cells";
import { findHeadingRoles, normalizeHeading } from "./packing-list-headings";
import { profileColumns, type ColumnProfile } from "./packing-list-profile";
import type { PackingListTable } from "./packing-list-table";
import { findListUnit, listUnits, type ListUnitId, type Quantity } from "./packing-list-units";

/** The share of a column's cells that decides what it contains. */
const MAJORITY = 0.5;

/** Only artificial headings are ambiguous in more ways. */
const MAX_MAPPINGS = 96;

/** Combinations for lengths and weights without a unit, the most likely first. */
const usualUnits = [
  { length: "cm", weight: "kg" },
  { length: "mm", weight: "kg" },
  { length: "m", weight: "kg" },
  { length: "in", weight: "lb" },
] as const satisfies readonly UnitPair[];

export type UnitPair = { length: ListUnitId; weight: ListUnitId };

/** Mappings that headings and cell contents allow, the most likely first. */
export function listMappingsByHeading(table: PackingListTable): ColumnMapping[] {
  const profiles = profileColumns(table);
  const roles = findColumnRoles(table, profiles);
  return addUnits(table, profiles, assignRoles(roles));
}

/** Every assignment of possible roles to columns, with unique roles used once. */
function assignRoles(roles: readonly (readonly ColumnRole[])[]): ColumnRole[][] {
  const order = [...roles.keys()].sort(
    (a, b) => (roles[a]?.length ?? 0) - (roles[b]?.length ?? 0) || a - b,
  );
  let found: ColumnRole[][] = [Array<ColumnRole>(roles.length).fill("ignore")];
  for (const index of order) {
    found = found
      .flatMap((given) => {
        const free = (roles[index] ?? []).filter(
          (role) => isRepeatable(role) || !given.includes(role),
        );
        return (free.length > 0 ? free : (["ignore"] as const)).map((role) =>
          given.with(index, role),
        );
      })
      .slice(0, MAX_MAPPINGS);
  }
  return found.map((given) =>
    sideRoles.every((side) => given.includes(side))
      ? given.map((role) => (role === "size" ? "ignore" : role))
      : given.map((role) =>
          sideRoles.some((side) => side === role) && given.includes("size") ? "ignore" : role,
        ),
  );
}

/** Adds units to each assignment: those that are written, else the usual ones. */
export function addUnits(
  table: PackingListTable,
  profiles: readonly ColumnProfile[],
  assignments: readonly (readonly ColumnRole[])[],
): ColumnMapping[] {
  return assignments.flatMap((roles) =>
    listUnitPairs(table, profiles, roles).flatMap((pair) =>
      listDecimalSeparators(table, roles).map((decimal) => ({
        decimal,
        columns: roles.map((role, i) => {
          const quantity = quantityOf(role);
          if (quantity === null) return { role, unit: null };
          const written = findWrittenUnit(table, profiles, i, quantity);
          return { role, unit: written ?? (quantity === "volume" ? "m3" : pair[quantity]) };
        }),
      })),
    ),
  );
}

function listUnitPairs(
  table: PackingListTable,
  profiles: readonly ColumnProfile[],
  roles: readonly ColumnRole[],
): UnitPair[] {
  const { length, weight } = findWrittenUnits(table, profiles, roles);
  if (length && weight) return [{ length, weight }];
  if (length && listUnits[length].system === "us")
    return [
      { length, weight: "lb" },
      { length, weight: "kg" },
    ];
  if (length) return [{ length, weight: "kg" }];
  if (weight) {
    const lengths = listUnits[weight].system === "us" ? ["in", "cm"] : ["cm", "mm", "m", "in"];
    return (["cm", "mm", "m", "in"] as const)
      .filter((unit) => lengths.includes(unit))
      .sort((a, b) => lengths.indexOf(a) - lengths.indexOf(b))
      .map((unit) => ({ length: unit, weight }));
  }
  return [...usualUnits];
}

/** The units of sizes and gross weights that headings or cells name. */
export function findWrittenUnits(
  table: PackingListTable,
  profiles: readonly ColumnProfile[],
  roles: readonly ColumnRole[],
): Partial<Record<"length" | "weight", ListUnitId>> {
  const find = (quantity: "length" | "weight") => {
    for (const [i, role] of roles.entries()) {
      if (quantityOf(role) !== quantity) continue;
      const unit = findWrittenUnit(table, profiles, i, quantity);
      if (unit) return { [quantity]: unit };
    }
    return {};
  };
  const byLine = roles.indexOf("unit");
  const cells = table.lines.map(({ cells }) => normalizeHeading(cells[byLine] ?? ""));
  const ofLines = (quantity: "length" | "weight") => {
    const [unit] = cells.flatMap((cell) => findListUnit(quantity, cell) ?? []);
    return unit ? { [quantity]: unit } : {};
  };
  return { ...ofLines("length"), ...ofLines("weight"), ...find("length"), ...find("weight") };
}

function findWrittenUnit(
  { headings }: PackingListTable,
  profiles: readonly ColumnProfile[],
  index: number,
  quantity: Quantity,
): ListUnitId | null {
  const heading = normalizeHeading(headings?.[index] ?? "");
  return findListUnit(quantity, heading) ?? profiles[index]?.units[quantity] ?? null;
}

/** The comma is considered as decimal separator only if a number contains one. */
function listDecimalSeparators(
  { lines }: PackingListTable,
  roles: readonly ColumnRole[],
): DecimalSeparator[] {
  const isDoubtful = lines.some(({ cells }) =>
    roles.some((role, i) => role !== "ignore" && isAmbiguousNumber(cells[i] ?? "")),
  );
  return isDoubtful ? [".", ","] : ["."];
}

/** The possible roles of each column by its heading, without those that its cells rule out. */
function findColumnRoles(
  { headings }: PackingListTable,
  profiles: readonly ColumnProfile[],
): (readonly ColumnRole[])[] {
  const roles: (readonly ColumnRole[])[] = profiles.map((profile, i) =>
    restrictRoles(findRoles(headings?.[i] ?? ""), profile),
  );
  // Without readable cells, the headings alone tell which columns are missing.
  if (profiles.every(({ filled }) => filled === 0))
    return profiles.map((_, i) => findRoles(headings?.[i] ?? "").slice(0, 1));
  const isSure = (role: ColumnRole) => roles.some((all) => all.length === 1 && all[0] === role);
  // If a column holds cartons or their numbers, a quantity counts the goods.
  if (isSure("cartons") || isSure("cartonNumbers"))
    for (const [i, all] of roles.entries())
      if (all[0] === "pieces") roles[i] = all.filter((role) => role !== "cartons");
  for (const [i, profile] of profiles.entries()) {
    const heading = headings?.[i] ?? "";
    const [width, height] = [profiles[i + 1], profiles[i + 2]];
    const isOverThree =
      findRoles(heading).includes("size") &&
      headings?.[i + 1] === "" &&
      headings[i + 2] === "" &&
      [profile, width, height].every(
        (column) => column && column.filled > 0 && column.figures > MAJORITY,
      );
    if (isOverThree) for (const [n, side] of sideRoles.entries()) roles[i + n] = [side];
  }
  const hasSize = roles.some((all) => all.includes("size") || all.includes("length"));
  if (hasSize) return roles;
  const unnamedSize = profiles.findIndex(
    (profile, i) => profile.sizes > MAJORITY && findRoles(headings?.[i] ?? "").length === 0,
  );
  return unnamedSize < 0 ? roles : roles.with(unnamedSize, ["size"]);
}

/** In a heading of two lines, a side ("L") is more specific than the "Size" above it. */
function findRoles(heading: string): readonly ColumnRole[] {
  const own = findHeadingRoles(heading.split("\n").at(-1) ?? "");
  return own.some((role) => sideRoles.some((side) => side === role))
    ? own
    : findHeadingRoles(heading);
}

function restrictRoles(
  roles: readonly ColumnRole[],
  profile: ColumnProfile,
): readonly ColumnRole[] {
  if (profile.filled === 0) return [];
  const isCount = roles.some((role) => role === "pieces" || role === "cartons");
  if (isCount && profile.cartons > MAJORITY) return ["cartons"];
  if (isCount && profile.pieces > MAJORITY) return roles.filter((role) => role !== "cartons");
  if (profile.each > MAJORITY) {
    if (roles.includes("weightEach")) return ["weightEach"];
    if (roles.includes("volumeEach") && profile.sizes === 0) return ["volumeEach"];
    if (roles.includes("unitsPerCarton")) return ["unitsPerCarton"];
  }
  if (roles.includes("cartons") && profile.ranges > MAJORITY) return ["cartonNumbers"];
  if (roles.includes("cartonNumbers") && roles.includes("cartons")) {
    if (profile.ranges > 0 || profile.isSerial || profile.figures < MAJORITY)
      return ["cartonNumbers"];
    return profile.isRising ? roles : ["cartons"];
  }
  return roles.filter((role) => matchesProfile(role, profile));
}

function matchesProfile(role: ColumnRole, profile: ColumnProfile): boolean {
  switch (role) {
    case "size":
      return profile.sizesIfHeaded >= MAJORITY;
    case "cartonNumbers":
      return profile.numbers >= MAJORITY;
    case "unit":
    case "ignore":
      return true;
    case "weightEach":
    case "weightLine":
    case "net":
      // Invalid single cells are reported line by line.
      return true;
    case "unitsPerCarton":
    case "volumeEach":
    case "volumeLine":
      return profile.figures >= MAJORITY;
    default:
      return profile.figures > 0 || profile.sizes === 0;
  }
}
