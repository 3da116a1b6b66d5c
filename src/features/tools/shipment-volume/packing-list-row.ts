import { listUnits, type ListUnitId } from "./packing-list-units";
import type { CartonTexts } from "./form";
import type { SidesReading, WeightReading } from "./packing-list-cell-reader";
import { readCarton } from "./read-input";
import type { Sides } from "./shipment-input";

/** A line that was read as a row of the form. */
export type ListRow = {
  line: number;
  /** What is in the cartons. Blank if the list does not say it. */
  name: string;
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
  const { errors } = readCarton(texts, 0);
  const [error] = Object.values(errors);
  if (error !== undefined) return error;
  const toCm = (value: number) => value * listUnits[sides.unit].size;
  const sidesCm: Sides = [toCm(length), toCm(width), toCm(height)];
  return {
    line,
    name: product,
    texts,
    count,
    sidesCm,
    kg: weight.value * listUnits[weight.unit].size,
    cbm: (sidesCm[0] * sidesCm[1] * sidesCm[2] * count) / 1_000_000,
  };
}

/** The shortest text of a number, without the floating-point error of unit conversions. */
function formatInput(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}
