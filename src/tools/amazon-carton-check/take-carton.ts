import { readTypedNumber } from "@/lib/typed-number";
import { toCentimeters, toMetricUnits, toUsUnits, type Dimension } from "@/lib/units";

/** A carton as the tool for volumes has it: sides and weight as typed, `unit` "cm" or "in". */
type TypedCarton = Readonly<Record<string, string>>;

const sides = ["length", "width", "height"] as const;

/** In centimeters. */
export function measureLongest(carton: TypedCarton): number {
  const system = carton["unit"] === "in" ? "us" : "metric";
  return Math.max(...sides.map((side) => toCentimeters(readFigure(carton[side]), system)));
}

/** The texts of a carton in these units. */
export function convertCarton(
  carton: TypedCarton,
  { lengthUnit, weightUnit }: { lengthUnit: string; weightUnit: string },
): Readonly<Record<string, string>> {
  const isUs = carton["unit"] === "in";
  const convert = (text: string | undefined, of: Dimension, toUs: boolean) => {
    if (isUs === toUs) return text ?? "";
    return String((toUs ? toUsUnits : toMetricUnits)(readFigure(text), of));
  };
  const texts: Record<string, string> = {
    weight: convert(carton["weight"], "weight", weightUnit === "lb"),
  };
  for (const side of sides) texts[side] = convert(carton[side], "length", lengthUnit === "in");
  return texts;
}

function readFigure(text = ""): number {
  const typed = readTypedNumber(text);
  return typed.ok ? typed.value : 0;
}
