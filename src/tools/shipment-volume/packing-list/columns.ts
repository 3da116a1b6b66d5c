import { countCartonNumbers, isRange, readMeasure, readNumber, readPrice, readSize } from "./cells";
import { countHeadings, findHeadingRoles, normalizeHeading, type ColumnRole } from "./headings";
import type { ListLine } from "./split";
import {
  eachWords,
  findHeadingUnit,
  findListUnit,
  pieceWords,
  type ListUnitId,
  type Quantity,
} from "./vocabulary";

/** What a column was recognized as. A cell that names a unit overrides the column's. */
export type ListColumn = {
  heading: string;
  /** Null while it is open which of `options` it is. */
  role: ColumnRole | null;
  options: readonly ColumnRole[];
  /** Null if none is written. */
  unit: ListUnitId | null;
};

export type ListTable = {
  /** The number of the line with the headings; null if there is none. */
  headingLine: number | null;
  headings: readonly string[];
  /** Below the headings. */
  lines: readonly ListLine[];
  /** How many lines stand above them. */
  above: number;
};

/** What a visitor has said about a column by hand. */
export type ChosenColumn = { role?: ColumnRole; unit?: ListUnitId };

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
export function quantityOf(role: ColumnRole | null): Quantity | null {
  return (role && quantities[role]) ?? null;
}

export const sideRoles = ["length", "width", "height"] as const satisfies readonly ColumnRole[];

/** Headings are looked for in the first lines. */
const MAX_ABOVE = 40;

/**
 * The table below the line with the most headings, or below the one that a visitor has chosen.
 * Headings over two lines are joined column by column.
 * @param chosen the number of a line; null for a list without headings
 */
export function findTable(lines: readonly ListLine[], chosen?: number | null): ListTable {
  const counts = lines.slice(0, MAX_ABOVE).map(({ cells }) => countHeadings(cells));
  const best = counts.indexOf(Math.max(...counts, 2));
  const index = chosen === undefined ? best : lines.findIndex(({ number }) => number === chosen);
  const [heading, next] = [lines[index], lines[index + 1]];
  if (!heading) return { headingLine: null, headings: [], lines, above: 0 };
  const isDouble = next !== undefined && isSecondHeading(next.cells);
  const headings = isDouble ? joinHeadings(heading.cells, next.cells) : heading.cells;
  const below = lines.slice(index + (isDouble ? 2 : 1));
  return { headingLine: heading.number, headings, lines: below, above: index };
}

/** Headings over two lines. Below one for sizes stand its sides, which keep its unit. */
function joinHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  let above = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const [own = "", below = ""] = [upper[i], lower[i]];
    above = own || above;
    const isSide = sideRoles.some((side) => side === findHeadingRoles(below)[0]);
    const unit = findHeadingUnit("length", normalizeHeading(above));
    return isSide ? `${below}${unit ? ` (${unit})` : ""}` : `${own} ${below}`.trim();
  });
}

/** A line of words below the headings, such as "L | W | H" or "per ctn". */
function isSecondHeading(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => cell !== "");
  const isFigure = (cell: string) => readNumber(cell, ".") !== null || readSize(cell, ".") !== null;
  return words.length > 0 && !words.some(isFigure) && countHeadings(words) * 2 > words.length;
}

/** What each column holds: by its heading, by its cells, and by what the visitor has chosen. */
export function findColumns(
  { headings, lines }: ListTable,
  chosen: ReadonlyMap<number, ChosenColumn>,
): ListColumn[] {
  const count = Math.max(headings.length, ...lines.map(({ cells }) => cells.length), 0);
  const cellsOf = (i: number) =>
    lines.map(({ cells }) => cells[i] ?? "").filter((cell) => cell !== "");
  const found = Array.from({ length: count }, (_, i) => {
    const heading = headings[i] ?? "";
    return { heading, cells: cellsOf(i), options: findRoles(heading, cellsOf(i)) };
  });
  nameMergedSides(found);
  ignoreLooseSides(found);
  const isCertain = (role: ColumnRole) =>
    found.some(({ options }) => options.length === 1 && options[0] === role);
  const taken = new Set([...chosen.values()].map(({ role }) => role));
  return found.map(({ heading, cells, options }, i) => {
    const own = chosen.get(i);
    const left = options.filter((role) => !taken.has(role) || !isUnique(role));
    const role = own?.role ?? decide(left, isCertain);
    const quantity = quantityOf(role ?? left[0] ?? null);
    const unit = quantity && (own?.unit ?? findUnit(quantity, heading, cells));
    return { heading, role, options: left, unit: unit ?? null };
  });
}

function isUnique(role: ColumnRole): boolean {
  return role !== "net" && role !== "ignore";
}

/** The heading's roles that its cells leave possible. A size is known by its signs. */
function findRoles(heading: string, cells: readonly string[]): readonly ColumnRole[] {
  const roles = findHeadingRoles(heading);
  const share = (is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length * 2 > cells.length;
  const isSize = share((cell) => (readSize(cell, ".") ?? readSize(cell, ",")) !== null);
  if (isSize && (roles.length === 0 || roles.includes("size"))) return ["size"];
  if (roles.includes("cartonNumbers") && cells.some(isRange)) return ["cartonNumbers"];
  const isEach = (cell: string) =>
    (readMeasure(cell, "weight", ".") ?? readMeasure(cell, "weight", ","))?.isEach === true;
  if (roles[0] === "weightEach" && cells.length > 0 && cells.every(isEach)) return ["weightEach"];
  if (roles[0] === "pieces" && cells.length > 0 && cells.every((cell) => eachWords.test(cell)))
    return ["unitsPerCarton"];
  const prices = cells.flatMap((cell) => readPrice(cell, ".") ?? readPrice(cell, ",") ?? []);
  const fits = roles.filter((role) => {
    if (role === "size") return roles.length === 1;
    if (role === "price") return prices.length > 0;
    // "3.10/pc" is no amount.
    if (role === "amount") return prices.some(({ isEach }) => !isEach);
    // "72 pcs" are pieces, whatever the heading says.
    if (role === "cartons" && share((cell) => pieceWords.test(cell))) return false;
    if (roles.length === 1) return true;
    if (role === "cartons") return share((cell) => readNumber(cell, ".") !== null);
    return role !== "cartonNumbers" || share((cell) => countCartonNumbers(cell) !== null);
  });
  return fits.length > 0 ? fits : ["ignore"];
}

/** A heading for sizes over three columns with figures names their sides. */
function nameMergedSides(
  found: { heading: string; cells: readonly string[]; options: readonly ColumnRole[] }[],
): void {
  for (const [i, column] of found.entries()) {
    const three = found.slice(i, i + 3);
    const isMerged = three.length === 3 && three.slice(1).every(({ heading }) => heading === "");
    const areFigures = three.every(({ cells }) => cells.some((cell) => readNumber(cell, ".")));
    if (column.options[0] !== "size" || !isMerged || !areFigures) continue;
    for (const [j, side] of sideRoles.entries()) {
      const at = three[j];
      if (at) Object.assign(at, { options: [side], heading: at.heading || column.heading });
    }
  }
}

/** A "L" beside a size, or without "W" and "H", is no side. */
function ignoreLooseSides(found: { options: readonly ColumnRole[] }[]): void {
  const has = (role: ColumnRole) => found.some(({ options }) => options.includes(role));
  if (!has("size") && sideRoles.every(has)) return;
  const isSide = (role: ColumnRole | undefined) => sideRoles.some((side) => side === role);
  for (const column of found) if (isSide(column.options[0])) column.options = ["ignore"];
}

/** The role of a column if it can only be one beside the others. Null if it has to be asked. */
function decide(
  options: readonly ColumnRole[],
  isCertain: (role: ColumnRole) => boolean,
): ColumnRole | null {
  const [first = "ignore", second] = options;
  if (second === undefined) return first;
  // In "W | D | H", the depth is the length.
  if (first === "height") return isCertain("height") ? "length" : "height";
  if (first === "name") return isCertain("name") ? "ignore" : "name";
  if (first === "width") return isCertain("width") ? "ignore" : "width";
  if (first === "weightEach") {
    if (isCertain("weightEach")) return "weightLine";
    return isCertain("weightLine") ? "weightEach" : null;
  }
  if (first === "price") {
    if (isCertain("price")) return "amount";
    return isCertain("amount") ? "price" : null;
  }
  if (first === "pieces" && second === "unitsPerCarton") {
    if (isCertain("unitsPerCarton")) return "pieces";
    return isCertain("pieces") ? "unitsPerCarton" : null;
  }
  if (first.startsWith("volume")) return isCertain("volumeLine") ? "volumeEach" : first;
  const isCounted = isCertain("cartons") || isCertain("cartonNumbers");
  if (isCounted) return first === "cartons" ? (options[1] ?? "ignore") : first;
  return options.includes("cartons") ? null : first;
}

/** The unit of the heading, or the only one that the cells name. */
function findUnit(
  quantity: Quantity,
  heading: string,
  cells: readonly string[],
): ListUnitId | null {
  const named = findHeadingUnit(quantity, normalizeHeading(heading));
  if (named) return named;
  const written = cells.map((cell) => cell.toLowerCase().replace(/\d/g, " "));
  const units = new Set(written.flatMap((text) => findListUnit(quantity, text) ?? []));
  const [only] = units;
  return units.size === 1 ? (only ?? null) : null;
}
