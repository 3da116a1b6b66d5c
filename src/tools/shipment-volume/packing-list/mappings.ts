import { countNumbers, isAmbiguousNumber, readCartonNumbers, readNumber } from "./cells";
import {
  areExclusive,
  holdsFigures,
  isRepeatable,
  isSide,
  quantityOf,
  sideRoles,
  type ColumnMapping,
  type ColumnRole,
  type TableColumn,
} from "./columns";
import {
  findHeadingRoles,
  isMarksHeading,
  isOverOtherPack,
  normalizeHeading,
  rateNameHeading,
} from "./headings";
import { listOrders } from "./column-orders";
import type { PackingListTable } from "./table";
import { findHeadingUnit, findListUnit, listUnits, type ListUnitId } from "./vocabulary";

/** The share of a column's cells that decides what it contains. */
const MAJORITY = 0.5;

/** Only artificial headings are ambiguous in more ways. */
const MAX_MAPPINGS = 96;

type Roles = readonly ColumnRole[];

/**
 * Mappings that headings, or the orders that factories use, and cell contents allow. The most likely
 * comes first.
 */
export function listMappings(
  table: PackingListTable,
  columns: readonly TableColumn[],
): ColumnMapping[] {
  const assignments = table.headings
    ? listCountColumns(table.roles ?? findColumnRoles(table, columns), columns).flatMap(assignRoles)
    : listOrders(table, columns);
  return assignments.flatMap((roles) =>
    listUnitPairs(findWrittenUnits(table, columns, roles)).flatMap((pair) =>
      // The comma is considered as decimal separator only if a number contains one.
      (hasAmbiguousNumber(table, roles) ? ([".", ","] as const) : (["."] as const)).map(
        (decimal) => ({
          decimal,
          columns: roles.map((role, i) => {
            const quantity = quantityOf(role);
            const written = quantity && columns[i]?.units[quantity];
            const usual = quantity === "volume" ? "m3" : quantity && pair[quantity];
            return { role, unit: written ?? usual };
          }),
        }),
      ),
    ),
  );
}

/**
 * Where several columns count cartons ("Ordered", "Shipped"), each of them may be meant. Where none
 * does, another column of numbers may count or number them.
 */
function listCountColumns(roles: readonly Roles[], columns: readonly TableColumn[]): Roles[][] {
  const counts = roles.flatMap((all, i) => (all.join() === "cartons" ? [i] : []));
  if (counts.length > 1)
    return counts.map((kept) =>
      roles.map((all, i) => (counts.includes(i) && i !== kept ? [] : all)),
    );
  const columnsWith = (...some: Roles) =>
    roles.filter((all) => some.some((role) => all.includes(role))).length;
  const isCounted =
    columnsWith("cartons", "cartonNumbers") > 0 || columnsWith("pieces", "unitsPerCarton") > 1;
  const isMeasured = columnsWith("size") > 0 || columnsWith(...sideRoles) > 2;
  const isWeighed = columnsWith("weightEach", "weightLine") > 0;
  const unknown = columns.flatMap(({ heading, chosen, figures }, i) =>
    figures === 1 && !chosen.role && findHeadingRoles(heading).length === 0 ? [i] : [],
  );
  if (isCounted || !isMeasured || !isWeighed || unknown.length === 0) return [[...roles]];
  return unknown.map((index) =>
    roles.map((given, i): Roles => (i === index ? ["cartons", "cartonNumbers"] : given)),
  );
}

/** Every assignment of possible roles to columns, with unique roles used once. */
function assignRoles(roles: readonly Roles[]): ColumnRole[][] {
  const order = [...roles.keys()].sort(
    (a, b) => (roles[a]?.length ?? 0) - (roles[b]?.length ?? 0) || a - b,
  );
  let found: ColumnRole[][] = [Array<ColumnRole>(roles.length).fill("ignore")];
  for (const index of order)
    found = found
      .flatMap((given) => {
        const free = (roles[index] ?? []).filter(
          (role) => isRepeatable(role) || !given.includes(role),
        );
        return (free.length > 0 ? free : (["ignore"] as const)).map((role) =>
          given.map((other, i) => (i === index ? role : other)),
        );
      })
      .slice(0, MAX_MAPPINGS);
  return found.map((given) => {
    const hasSides = sideRoles.every((side) => given.includes(side));
    const hasSize = given.includes("size");
    return given.map((role) =>
      (role === "size" && hasSides) || (isSide(role) && hasSize && !hasSides) ? "ignore" : role,
    );
  });
}

type WrittenUnits = Partial<Record<"length" | "weight", ListUnitId>>;

/** The units of sizes and gross weights that were chosen by hand, or that are written in the list. */
export function findWrittenUnits(
  table: PackingListTable,
  columns: readonly TableColumn[],
  roles: Roles,
): WrittenUnits {
  const unitCells = table.lines.map(({ cells }) =>
    normalizeHeading(cells[roles.indexOf("unit")] ?? ""),
  );
  const find = (quantity: "length" | "weight") => {
    const [unit] = [
      ...roles.flatMap((role, i) =>
        quantityOf(role) === quantity ? (columns[i]?.units[quantity] ?? []) : [],
      ),
      ...unitCells.flatMap((cell) => findListUnit(quantity, cell) ?? []),
    ];
    return unit ? { [quantity]: unit } : {};
  };
  return { ...find("length"), ...find("weight") };
}

/** The units that lengths and weights can have, the most likely first. */
function listUnitPairs({ length, weight }: WrittenUnits): Required<WrittenUnits>[] {
  const isUs = (unit: ListUnitId) => listUnits[unit].system === "us";
  const usualLengths =
    weight && isUs(weight) ? (["in", "cm"] as const) : (["cm", "mm", "m", "in"] as const);
  return (length ? [length] : usualLengths).flatMap((unit) => {
    const usualWeights = !isUs(unit)
      ? (["kg"] as const)
      : length
        ? (["lb", "kg"] as const)
        : (["lb"] as const);
    return (weight ? [weight] : usualWeights).map((other) => ({ length: unit, weight: other }));
  });
}

function hasAmbiguousNumber({ lines }: PackingListTable, roles: Roles): boolean {
  return lines.some(({ cells }) =>
    roles.some((role, i) => holdsFigures(role) && isAmbiguousNumber(cells[i] ?? "")),
  );
}

/** The possible roles of each column by its heading, without those that its cells rule out. */
function findColumnRoles(table: PackingListTable, columns: readonly TableColumn[]): Roles[] {
  const headings = columns.map(({ heading }) => heading);
  // Without readable cells, the headings alone tell which columns are missing.
  if (columns.every(({ filled }) => filled === 0))
    return headings.map((heading) => findRoles(heading).slice(0, 1));
  const roles = applyChosenRoles(
    columns.map((column) => restrictRoles(findRoles(column.heading), column)),
    columns,
  );
  const cartons = roles.findIndex((all) => all[0] === "cartons");
  for (const [i, { heading, chosen }] of columns.entries()) {
    const isNumbers = roles[i]?.includes("cartonNumbers") && i !== cartons && !chosen.role;
    if (isNumbers && holdsShippingMarks(table, i, heading, cartons)) roles[i] = [];
  }
  // If a column holds cartons or their numbers, a quantity counts the goods.
  if (roles.some((all) => all.join() === "cartons" || all.join() === "cartonNumbers"))
    for (const [i, all] of roles.entries())
      if (all[0] === "pieces") roles[i] = all.filter((role) => role !== "cartons");
  for (const [i, heading] of headings.entries()) {
    const isOverThree =
      findRoles(heading).includes("size") &&
      headings[i + 1] === "" &&
      headings[i + 2] === "" &&
      [0, 1, 2].every((n) => (columns[i + n]?.figures ?? 0) > MAJORITY);
    if (isOverThree) for (const [n, side] of sideRoles.entries()) roles[i + n] = [side];
  }
  for (const [i, all] of roles.entries()) {
    const isBetween = roles[i - 1]?.[0] === "length" && roles[i + 1]?.[0] === "height";
    const isWeight = all.includes("weightEach") || all.includes("weightLine");
    const isTypo =
      isWeight && findHeadingUnit("weight", normalizeHeading(headings[i] ?? "")) === null;
    const hasWidth = roles.some((others) => others.includes("width"));
    // Many people write "Length | Weight | Height", and the French "L | l | H".
    if (isBetween && (isTypo || all[0] === "length") && !hasWidth) roles[i] = ["width"];
  }
  const hasSize = roles.some((all) => all.includes("size") || all.includes("length"));
  const size = hasSize ? -1 : findSizeColumn(columns);
  if (size >= 0) roles[size] = ["size"];
  const name = findNameColumn(columns, roles);
  if (name >= 0) roles[name] = ["name"];
  return applyChosenRoles(roles, columns);
}

/** Roles chosen by hand are certain, and unique ones are taken from all other columns. */
function applyChosenRoles(roles: readonly Roles[], columns: readonly TableColumn[]): Roles[] {
  const taken = columns.flatMap(({ chosen }) => chosen.role ?? []);
  return roles.map((all, i) => {
    const own = columns[i]?.chosen.role;
    return own ? [own] : all.filter((role) => !taken.some((other) => areExclusive(role, other)));
  });
}

/**
 * Whether a column that could hold carton numbers holds the shipping marks of the buyer instead:
 * "KM-8" is no carton. The number of cartons in another column tells them apart, if there is one.
 * @param cartons the index of that column, or -1
 */
function holdsShippingMarks(
  { lines }: PackingListTable,
  index: number,
  heading: string,
  cartons: number,
): boolean {
  const cells = lines.flatMap(({ cells, isTotal, refusal }) => {
    const ranges = readCartonNumbers(cells[index] ?? "", { isNumberColumn: true });
    if (ranges === null || isTotal || refusal !== null) return [];
    const count = readNumber(cells[cartons] ?? "", ".")?.value ?? null;
    return [{ ranges, numbers: countNumbers(ranges), count }];
  });
  const compared = cells.filter(({ count }) => count !== null);
  const different = compared.filter(({ numbers, count }) => numbers !== count);
  const areMostDifferent = different.length * 2 > compared.length;
  const haveLetters = cells.every(({ ranges }) => ranges.every(({ prefix }) => prefix !== ""));
  if (cells.some(({ numbers }) => numbers > 1)) return areMostDifferent && haveLetters;
  const isRepeated = new Set(cells.map(({ ranges }) => JSON.stringify(ranges))).size < cells.length;
  return (
    areMostDifferent ||
    (isRepeated && different.length > 0) ||
    (cells.length > 0 && haveLetters && isMarksHeading(heading))
  );
}

/** A column of sizes without a heading, else one headed as a size whose cells can't be read. */
function findSizeColumn(columns: readonly TableColumn[]): number {
  const unnamed = columns.findIndex(
    ({ sizes, heading }) => sizes > MAJORITY && findRoles(heading).length === 0,
  );
  if (unnamed >= 0) return unnamed;
  return columns.findIndex(
    ({ sizeLike, heading }) =>
      sizeLike > MAJORITY && findRoles(heading)[0] === "size" && rateNameHeading(heading) === 0,
  );
}

/** The column that most likely names the products, or -1. */
function findNameColumn(columns: readonly TableColumn[], roles: readonly Roles[]): number {
  const ratings = columns.map(({ filled, texts, heading }, i) => {
    const isFree = (roles[i] ?? []).every((role) => role === "ignore");
    const rating = isFree && filled > 0 ? rateNameHeading(heading) : 0;
    return rating === 1 && texts < MAJORITY ? 0 : rating;
  });
  return ratings.includes(2) ? ratings.indexOf(2) : ratings.indexOf(1);
}

/** In a heading of two lines, a side ("L") is more specific than the "Size" above it. */
function findRoles(heading: string): Roles {
  const lines = heading.split("\n");
  const own = findHeadingRoles(lines.at(-1) ?? "");
  if (!own.some(isSide)) return findHeadingRoles(heading);
  return lines.slice(0, -1).some(isOverOtherPack) ? ["ignore"] : own;
}

/** The roles that the cells of a column allow. */
function restrictRoles(roles: Roles, column: TableColumn): Roles {
  const { filled, ranges, figures, sizes, each } = column;
  const can = (role: ColumnRole) => roles.includes(role);
  const isCount = can("pieces") || can("cartons");
  if (filled === 0) return [];
  if (column.piecesEach > MAJORITY) return ["unitsPerCarton"];
  if ((isCount || (can("cartonNumbers") && ranges === 0)) && column.cartons > MAJORITY)
    return ["cartons"];
  if (isCount && column.pieces > MAJORITY) return roles.filter((role) => role !== "cartons");
  // If only some cells are marked as values per carton, the others are those of the line.
  const [weight, volume] =
    each === 1 ? (["weightEach", "volumeEach"] as const) : (["weightLine", "volumeLine"] as const);
  if (each > 0 && can(weight)) return [weight];
  if (each > 0 && can(volume) && sizes === 0) return [volume];
  if (each > MAJORITY && can("unitsPerCarton")) return ["unitsPerCarton"];
  if (can("cartons") && ranges > MAJORITY) return ["cartonNumbers"];
  if (can("cartonNumbers") && can("cartons")) {
    if (ranges > 0 || column.isSerialOfItems || figures < MAJORITY) return ["cartonNumbers"];
    return column.isRising ? roles : ["cartons"];
  }
  return roles.filter((role) => canHold(role, column));
}

/** The share of a column that makes a role possible. */
const neededShares: Partial<Record<ColumnRole, "sizesIfHeaded" | "numbersIfHeaded" | "figures">> = {
  size: "sizesIfHeaded",
  cartonNumbers: "numbersIfHeaded",
  unitsPerCarton: "figures",
  volumeEach: "figures",
  volumeLine: "figures",
};
/** Invalid single cells of these are reported line by line. */
const alwaysPossible: ReadonlySet<ColumnRole> = new Set([
  "unit",
  "ignore",
  "weightEach",
  "weightLine",
  "net",
]);

function canHold(role: ColumnRole, column: TableColumn): boolean {
  const share = neededShares[role];
  if (share) return column[share] >= MAJORITY;
  return alwaysPossible.has(role) || column.figures > 0 || column.sizes === 0;
}
