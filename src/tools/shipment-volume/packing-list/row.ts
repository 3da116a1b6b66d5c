import { preview as words } from "@/content/tools/packing-list";
import { listUnits, type ListUnitId } from "./units";
import { readCarton, type Sides } from "@/tools/shipment-volume/cartons";
import { MAX_CARTONS, MAX_NAME, type CartonTexts } from "@/tools/shipment-volume/form";
import type { SidesReading, WeightReading } from "./cell-reader";

/** A line that was read as a row of the form, or several lines with equal cartons. */
export type ListRow = {
  /** The first of its lines. */
  line: number;
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
    name: product,
  };
  const { errors } = readCarton(texts);
  const [error] = Object.values(errors);
  if (error !== undefined) return error;
  const toCm = (value: number) => value * listUnits[sides.unit].size;
  const sidesCm: Sides = [toCm(length), toCm(width), toCm(height)];
  return {
    line,
    texts,
    count,
    sidesCm,
    kg: weight.value * listUnits[weight.unit].size,
    cbm: (sidesCm[0] * sidesCm[1] * sidesCm[2] * count) / 1_000_000,
  };
}

const cartonColumns = ["length", "width", "height", "weight", "unit"] as const;

/** The row of both, or null if their cartons differ or are too many for one row. */
export function mergeListRows(row: ListRow, other: ListRow): ListRow | null {
  const count = row.count + other.count;
  const isEqual = cartonColumns.every((column) => row.texts[column] === other.texts[column]);
  if (!isEqual || count > MAX_CARTONS) return null;
  const texts = { ...row.texts, cartons: formatInput(count) };
  return { ...row, texts, count, cbm: row.cbm + other.cbm };
}

/** For example "Cup, Lid" or "Cup, Lid, and 12 more". */
export function joinNames(names: readonly string[]): string {
  for (let count = Math.min(names.length, MAX_NAME); count > 1; count -= 1) {
    const joined = [...names.slice(0, count), ...nameOthers(names.length - count)].join(", ");
    if (joined.length <= MAX_NAME) return joined;
  }
  const [first = ""] = names;
  const others = ["", ...nameOthers(names.length - 1)].join(", ");
  const room = MAX_NAME - others.length;
  return (first.length > room ? `${first.slice(0, room - 1)}…` : first) + others;
}

function nameOthers(count: number): string[] {
  return count > 0 ? [words.more(count)] : [];
}

/** The shortest text of a number, without the floating-point error of unit conversions. */
function formatInput(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}
