import { preview as words } from "@/content/tools/packing-list";
import { listUnits, type ListUnitId } from "./packing-list-units";
import type { CartonTexts } from "./form";
import type { SidesReading, WeightReading } from "./packing-list-cell-reader";
import { readCarton } from "./read-input";
import type { Sides } from "./shipment-input";

/** A line that was read as a row of the form, or several lines with equal cartons. */
export type ListRow = {
  /** The first of its lines. */
  line: number;
  /** What is in the cartons. Blank if the list does not say it. */
  name: string;
  /** The products of which `name` is made. */
  products: readonly string[];
  texts: CartonTexts;
  count: number;
  sidesCm: Sides;
  /** The weight of one carton. */
  kg: number;
  /** The volume of all cartons of the row. */
  cbm: number;
};

type Carton = { product: string; sides: SidesReading; weight: WeightReading; count: number };

/** The row of the form for a line, or a text that says why the form would not accept it. */
export function makeListRow(
  line: number,
  { product, sides, weight, count }: Carton,
): ListRow | string {
  const isUs = listUnits[sides.unit].system === "us";
  const lengthUnit = isUs ? "in" : "cm";
  const weightUnit = isUs ? "lb" : "kg";
  const toText = (value: number, from: ListUnitId, to: ListUnitId) =>
    formatInput((value * listUnits[from].size) / listUnits[to].size);
  const [length, width, height] = sides.values;
  const texts: CartonTexts = {
    length: toText(length, sides.unit, lengthUnit),
    width: toText(width, sides.unit, lengthUnit),
    height: toText(height, sides.unit, lengthUnit),
    weight: toText(weight.value, weight.unit, weightUnit),
    cartons: formatInput(count),
    unit: lengthUnit,
  };
  const { errors } = readCarton(texts, 0);
  const [error] = Object.values(errors);
  if (error !== undefined) return error;
  const toCm = (value: number) => value * listUnits[sides.unit].size;
  const sidesCm: Sides = [toCm(length), toCm(width), toCm(height)];
  return {
    line,
    ...nameProducts([product]),
    texts,
    count,
    sidesCm,
    kg: weight.value * listUnits[weight.unit].size,
    cbm: (sidesCm[0] * sidesCm[1] * sidesCm[2] * count) / 1_000_000,
  };
}

/** The row of both, or null if their cartons differ or are too many for one row. */
export function mergeListRows(row: ListRow, other: ListRow): ListRow | null {
  const count = row.count + other.count;
  const texts = { ...row.texts, cartons: formatInput(count) };
  const isEqual = cartonColumns.every((name) => row.texts[name] === other.texts[name]);
  if (!isEqual || Object.keys(readCarton(texts, 0).errors).length > 0) return null;
  return { ...addProducts(row, other.products), texts, count, cbm: row.cbm + other.cbm };
}

const cartonColumns = ["length", "width", "height", "weight", "unit"] as const;

export function addProducts(row: ListRow, products: readonly string[]): ListRow {
  return { ...row, ...nameProducts([...row.products, ...products]) };
}

/** Longer names would fill the form and the enquiry. */
const MAX_NAME = 60;

function nameProducts(all: readonly string[]): Pick<ListRow, "name" | "products"> {
  const products = [...new Set(all)].filter((product) => product !== "");
  let name = "";
  for (const [i, product] of products.entries()) {
    const next = [name, product].filter(Boolean).join(", ");
    if (next.length > MAX_NAME && i > 0)
      return { products, name: `${name}, ${words.more(products.length - i)}` };
    name = next.length > MAX_NAME ? `${next.slice(0, MAX_NAME - 1)}…` : next;
  }
  return { products, name };
}

/** The shortest text of a number, without the floating-point error of unit conversions. */
function formatInput(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}
