import {
  areExclusive,
  findChosenUnit,
  holdsFigures,
  isRepeatable,
  noneChosen,
  quantityOf,
  sideRoles,
  type ChosenColumns,
  type ColumnRole,
  type DecimalSeparator,
  type ColumnMapping,
} from "./columns";
import { isAmbiguousNumber } from "./cells";
import { findHeadingRoles, isOverOtherPack, normalizeHeading, rateNameHeading } from "./headings";
import { holdsShippingMarks } from "./marks";
import { profileColumns, type ColumnProfile } from "./profile";
import type { PackingListTable } from "./table";
import { findHeadingUnit, findListUnit, listUnits, type ListUnitId, type Quantity } from "./units";

/** The share of a column's cells that decides what it contains. */
const MAJORITY = 0.5;

/** Only artificial headings are ambiguous in more ways. */
const MAX_MAPPINGS = 96;

/** Combinations for lengths and weights without a unit, the most likely first. */
const unitPairs = [
  { length: "cm", weight: "kg" },
  { length: "mm", weight: "kg" },
  { length: "m", weight: "kg" },
  { length: "in", weight: "lb" },
] as const satisfies readonly UnitPair[];

export type UnitPair = { length: ListUnitId; weight: ListUnitId };

/**
 * Mappings that headings and cell contents allow, the most likely first.
 * @param chosen what was chosen by hand, and holds in all of them
 */
export function listMappingsByHeading(
  table: PackingListTable,
  chosen: ChosenColumns,
): ColumnMapping[] {
  const profiles = profileColumns(table);
  const roles = listCountColumns(findColumnRoles(table, profiles, chosen));
  return addUnits(table, profiles, roles.flatMap(assignRoles), chosen);
}

/** Where several columns count cartons ("Ordered", "Shipped"), each of them may be meant. */
function listCountColumns(
  roles: readonly (readonly ColumnRole[])[],
): (readonly (readonly ColumnRole[])[])[] {
  const counts = roles.flatMap((all, i) => (all.join() === "cartons" ? [i] : []));
  if (counts.length < 2) return [roles];
  return counts.map((kept) => roles.map((all, i) => (counts.includes(i) && i !== kept ? [] : all)));
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
  chosen: ChosenColumns,
): ColumnMapping[] {
  return assignments.flatMap((roles) =>
    listUnitPairs(table, profiles, roles, chosen).flatMap((pair) =>
      listDecimalSeparators(table, roles).map((decimal) => ({
        decimal,
        columns: roles.map((role, i) => {
          const quantity = quantityOf(role);
          if (quantity === null) return { role, unit: null };
          const written = findWrittenUnit(table, profiles, i, quantity, chosen);
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
  chosen: ChosenColumns,
): UnitPair[] {
  const { length, weight } = findWrittenUnits(table, profiles, roles, chosen);
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
  return [...unitPairs];
}

/** The units of sizes and gross weights that headings or cells name, or that were chosen by hand. */
export function findWrittenUnits(
  table: PackingListTable,
  profiles: readonly ColumnProfile[],
  roles: readonly ColumnRole[],
  chosen: ChosenColumns = noneChosen,
): Partial<Record<"length" | "weight", ListUnitId>> {
  const find = (quantity: "length" | "weight") => {
    for (const [i, role] of roles.entries()) {
      if (quantityOf(role) !== quantity) continue;
      const unit = findWrittenUnit(table, profiles, i, quantity, chosen);
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

/** The unit of a column that was chosen by hand, or that its heading or cells name. */
export function findWrittenUnit(
  { headings }: PackingListTable,
  profiles: readonly ColumnProfile[],
  index: number,
  quantity: Quantity,
  chosen: ChosenColumns,
): ListUnitId | null {
  const heading = normalizeHeading(headings?.[index] ?? "");
  return (
    findChosenUnit(chosen, index, quantity) ??
    findHeadingUnit(quantity, heading) ??
    profiles[index]?.units[quantity] ??
    null
  );
}

/** The comma is considered as decimal separator only if a number contains one. */
function listDecimalSeparators(
  { lines }: PackingListTable,
  roles: readonly ColumnRole[],
): DecimalSeparator[] {
  const isDoubtful = lines.some(({ cells }) =>
    roles.some((role, i) => holdsFigures(role) && isAmbiguousNumber(cells[i] ?? "")),
  );
  return isDoubtful ? [".", ","] : ["."];
}

/** The possible roles of each column by its heading, without those that its cells rule out. */
function findColumnRoles(
  table: PackingListTable,
  profiles: readonly ColumnProfile[],
  chosen: ChosenColumns,
): (readonly ColumnRole[])[] {
  const headings = profiles.map((_, i) => table.headings?.[i] ?? "");
  // Without readable cells, the headings alone tell which columns are missing.
  if (profiles.every(({ filled }) => filled === 0))
    return headings.map((heading) => findRoles(heading).slice(0, 1));
  const found = profiles.map((profile, i) => restrictRoles(findRoles(headings[i] ?? ""), profile));
  const roles = applyChosenRoles(found, chosen);
  const isSure = (role: ColumnRole) => roles.some((all) => all.length === 1 && all[0] === role);
  const cartons = roles.findIndex((all) => all[0] === "cartons");
  for (const [i, heading] of headings.entries()) {
    const isNumbers = roles[i]?.includes("cartonNumbers") && i !== cartons && !chosen.get(i)?.role;
    if (isNumbers && holdsShippingMarks(table, i, heading, cartons)) roles[i] = [];
  }
  // If a column holds cartons or their numbers, a quantity counts the goods.
  if (isSure("cartons") || isSure("cartonNumbers"))
    for (const [i, all] of roles.entries())
      if (all[0] === "pieces") roles[i] = all.filter((role) => role !== "cartons");
  for (const [i, profile] of profiles.entries()) {
    const [width, height] = [profiles[i + 1], profiles[i + 2]];
    const isOverThree =
      findRoles(headings[i] ?? "").includes("size") &&
      headings[i + 1] === "" &&
      headings[i + 2] === "" &&
      [profile, width, height].every(
        (column) => column && column.filled > 0 && column.figures > MAJORITY,
      );
    if (isOverThree) for (const [n, side] of sideRoles.entries()) roles[i + n] = [side];
  }
  for (const [i, all] of roles.entries()) {
    const isBetween = roles[i - 1]?.[0] === "length" && roles[i + 1]?.[0] === "height";
    const isTypo =
      all.some((role) => role === "weightEach" || role === "weightLine") &&
      findHeadingUnit("weight", normalizeHeading(headings[i] ?? "")) === null;
    // Many people write "Length | Weight | Height", and the French "L | l | H".
    if (
      isBetween &&
      (isTypo || all[0] === "length") &&
      !roles.some((others) => others.includes("width"))
    )
      roles[i] = ["width"];
  }
  const hasSize = roles.some((all) => all.includes("size") || all.includes("length"));
  const size = hasSize ? -1 : findSizeColumn(headings, profiles);
  if (size >= 0) roles[size] = ["size"];
  const name = findNameColumn(headings, profiles, roles);
  if (name >= 0) roles[name] = ["name"];
  return applyChosenRoles(roles, chosen);
}

/** Roles chosen by hand are certain, and unique ones are taken from all other columns. */
function applyChosenRoles(
  roles: readonly (readonly ColumnRole[])[],
  chosen: ChosenColumns,
): (readonly ColumnRole[])[] {
  const taken = [...chosen.values()].flatMap(({ role }) => role ?? []);
  return roles.map((all, i) => {
    const own = chosen.get(i)?.role;
    return own ? [own] : all.filter((role) => !taken.some((other) => areExclusive(role, other)));
  });
}

/** A column of sizes without a heading, else one headed as a size whose cells can't be read. */
function findSizeColumn(headings: readonly string[], profiles: readonly ColumnProfile[]): number {
  const unnamed = profiles.findIndex(
    ({ sizes }, i) => sizes > MAJORITY && findRoles(headings[i] ?? "").length === 0,
  );
  if (unnamed >= 0) return unnamed;
  return profiles.findIndex(
    ({ sizeLike }, i) =>
      sizeLike > MAJORITY &&
      findRoles(headings[i] ?? "")[0] === "size" &&
      rateNameHeading(headings[i] ?? "") === 0,
  );
}

/** The column that most likely names the products, or -1. */
function findNameColumn(
  headings: readonly string[],
  profiles: readonly ColumnProfile[],
  roles: readonly (readonly ColumnRole[])[],
): number {
  const ratings = profiles.map(({ filled, texts }, i) => {
    const isFree = (roles[i] ?? []).every((role) => role === "ignore");
    const rating = isFree && filled > 0 ? rateNameHeading(headings[i] ?? "") : 0;
    return rating === 1 && texts < MAJORITY ? 0 : rating;
  });
  const strong = ratings.indexOf(2);
  return strong >= 0 ? strong : ratings.indexOf(1);
}

/** In a heading of two lines, a side ("L") is more specific than the "Size" above it. */
function findRoles(heading: string): readonly ColumnRole[] {
  const lines = heading.split("\n");
  const own = findHeadingRoles(lines.at(-1) ?? "");
  if (!own.some((role) => sideRoles.some((side) => side === role)))
    return findHeadingRoles(heading);
  return lines.slice(0, -1).some(isOverOtherPack) ? ["ignore"] : own;
}

function restrictRoles(
  roles: readonly ColumnRole[],
  profile: ColumnProfile,
): readonly ColumnRole[] {
  if (profile.filled === 0) return [];
  if (profile.piecesEach > MAJORITY) return ["unitsPerCarton"];
  const isCount = roles.some((role) => role === "pieces" || role === "cartons");
  const isCountOrNumbers = isCount || (roles.includes("cartonNumbers") && profile.ranges === 0);
  if (isCountOrNumbers && profile.cartons > MAJORITY) return ["cartons"];
  if (isCount && profile.pieces > MAJORITY) return roles.filter((role) => role !== "cartons");
  if (profile.each === 1) {
    if (roles.includes("weightEach")) return ["weightEach"];
    if (roles.includes("volumeEach") && profile.sizes === 0) return ["volumeEach"];
  } else if (profile.each > 0) {
    // If only some cells are marked as values per carton, the others are those of the line.
    if (roles.includes("weightLine")) return ["weightLine"];
    if (roles.includes("volumeLine") && profile.sizes === 0) return ["volumeLine"];
  }
  if (profile.each > MAJORITY && roles.includes("unitsPerCarton")) return ["unitsPerCarton"];
  if (roles.includes("cartons") && profile.ranges > MAJORITY) return ["cartonNumbers"];
  if (roles.includes("cartonNumbers") && roles.includes("cartons")) {
    if (profile.ranges > 0 || profile.isSerialOfItems || profile.figures < MAJORITY)
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
      return profile.numbersIfHeaded >= MAJORITY;
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
