import { implausible, unreadReasons as reasons } from "@/content/tools/packing-list";
import { formatPrice, groupDigits } from "@/lib/numbers";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/units";
import { readCarton, type CartonRow } from "@/tools/shipment-volume/cartons";
import { sumKg, sumVolumeCm3, toCbm } from "@/tools/shipment-volume/charges";
import {
  MAX_CARTONS,
  MAX_NAME,
  MAX_ROWS,
  type CartonTexts,
  type ProductTexts,
} from "@/tools/shipment-volume/form";
import {
  formatCartons,
  formatCbm,
  formatDensity,
  formatStep,
  formatTypedSides,
} from "@/tools/shipment-volume/wording";

/** What a line says of one size of cartons. */
export type CartonLine = Omit<CartonRow, "row">;

/** A row of the form and what the form reads in it, from one line or several with equal cartons. */
export type ListRow = CartonRow & { texts: CartonTexts };

/** The row for a line, or a text that says why the form would not accept it. */
export function makeRow({ sidesCm, kg, units, count, name }: CartonLine): ListRow | string {
  const isUs = units === "us";
  const [length = "", width = "", height = ""] = sidesCm.map((cm) =>
    formatInput(isUs ? cm / CM_PER_INCH : cm),
  );
  const texts: CartonTexts = {
    length,
    width,
    height,
    weight: formatInput(isUs ? kg / KG_PER_POUND : kg),
    cartons: formatInput(count),
    unit: isUs ? "in" : "cm",
    name: shorten(name),
  };
  const { carton, errors } = readCarton(texts);
  const [error = ""] = Object.values(errors);
  return carton ? { ...carton, texts } : error;
}

/**
 * Adds a row, or its cartons to an equal one. A text if the form has no room for it.
 * @param isCrowded whether rows that differ only in their product have to be one
 */
export function addRow(rows: ListRow[], row: ListRow, isCrowded: boolean): string | null {
  const index = rows.findIndex(
    (other) => isEqual(other, row, isCrowded) && other.count + row.count <= MAX_CARTONS,
  );
  const equal = rows[index];
  if (!equal) {
    if (rows.length >= MAX_ROWS) return reasons.tooMany(MAX_ROWS);
    rows.push(row);
    return null;
  }
  const count = equal.count + row.count;
  const name = joinNames(equal.texts.name, row.texts.name);
  rows[index] = { ...equal, count, texts: { ...equal.texts, cartons: formatInput(count), name } };
  return null;
}

/** Whether the form has too few rows for one to be of a single product. */
export function isCrowded(rows: readonly ListRow[]): boolean {
  return (
    rows.filter((row, i) => rows.findIndex((other) => isEqual(row, other, false)) === i).length >
    MAX_ROWS
  );
}

function isEqual({ texts }: ListRow, other: ListRow, isCrowded: boolean): boolean {
  const columns = ["length", "width", "height", "weight", "unit"] as const;
  const isNamedAlike = isCrowded || texts.name === other.texts.name;
  return isNamedAlike && columns.every((column) => texts[column] === other.texts[column]);
}

/** What cartons with several products are called. */
export function joinNames(names: string, name: string): string {
  const isIncluded = `, ${names}, `.includes(`, ${name}, `);
  return isIncluded || name === "" ? names : shorten([names, name].filter(Boolean).join(", "));
}

/** What a list says of a product. Null: not said, or not to be read. */
export type ListProduct = { name: string; pieces: number | null; price: number | null };

/**
 * The products of the lines, each with the pieces of all its lines. At two prices it is two products.
 * Its pieces are not known if a line does not say them.
 */
export function sumProducts(lines: readonly ListProduct[]): ListProduct[] {
  const groups = new Map<string, ListProduct[]>();
  const isOne = (name: string) =>
    new Set(lines.flatMap((line) => (line.name === name ? (line.price ?? []) : []))).size < 2;
  for (const line of lines) {
    const key = `${line.name} ${isOne(line.name) ? "" : line.price}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const price = group.find((line) => line.price !== null)?.price ?? null;
    const isCounted = group.every(({ pieces }) => pieces !== null);
    const pieces = group.reduce((sum, line) => sum + (line.pieces ?? 0), 0);
    return [{ name: first.name, price, pieces: isCounted ? pieces : null }];
  });
}

export function toProductTexts({ name, pieces, price }: ListProduct): ProductTexts {
  return {
    productName: name,
    productPieces: pieces === null ? "" : formatInput(pieces),
    productPrice: price === null ? "" : formatPrice(price),
  };
}

export function shorten(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}

/** The shortest text of a number, without the floating-point error of unit conversions. */
function formatInput(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return groupDigits(text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text);
}

export type Sums = { cartons: number; kg: number; cbm: number };

/** Counted as in the answer, so that both have the same totals. */
export function sumRows(rows: readonly CartonLine[]): Sums {
  const cartons = rows.reduce((total, { count }) => total + count, 0);
  return { cartons, kg: sumKg(rows), cbm: toCbm(sumVolumeCm3(rows)) };
}

/** Plausible densities of packed goods, from pillows to steel. */
const KG_PER_CBM = { min: 20, max: 3000 };

/** Says of a row whose weight hardly fits its size that something is wrong with one of them. */
export function findImplausible(row: ListRow): string[] {
  const density = (sumKg([row]) / sumVolumeCm3([row])) * 1_000_000;
  const isPlausible = density >= KG_PER_CBM.min && density <= KG_PER_CBM.max;
  return isPlausible ? [] : [implausible(...formatRow(row), formatDensity(density))];
}

/** For example "100 cartons", "9.600 m³" and "1,200 kg". */
export function formatSums({ cartons, cbm, kg }: Sums) {
  return [formatCartons(cartons), formatCbm(cbm), `${formatStep(kg)} kg`] as const;
}

/** For example "60 × 40 × 40 cm" and "12 kg", in the units of the row. */
export function formatRow(row: ListRow) {
  const weight =
    row.units === "us" ? `${formatStep(row.kg / KG_PER_POUND)} lb` : `${formatStep(row.kg)} kg`;
  return [formatTypedSides(row), weight] as const;
}
