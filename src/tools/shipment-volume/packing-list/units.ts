import { CM_PER_INCH, KG_PER_POUND, type UnitSystem } from "@/lib/tools/units";

export type Quantity = "length" | "weight" | "volume";

/** Units are looked up in this order: "length in cm" contains "in" too, and 厘米 ends like 米. */
export const listUnitIds = [
  "cm",
  "mm",
  "dm",
  "in",
  "ft",
  "m",
  "kg",
  "lb",
  "oz",
  "t",
  "g",
  "jin",
  "m3",
  "ft3",
] as const;

export type ListUnitId = (typeof listUnitIds)[number];

type ListUnit = {
  quantity: Quantity;
  /** In centimeters, kilograms or cubic meters. */
  size: number;
  system: UnitSystem;
  /** The spellings in lists, in lower case. */
  like: RegExp;
};

const CBM_PER_CUBIC_FOOT = (12 * CM_PER_INCH) ** 3 / 1_000_000;

export const listUnits: Readonly<Record<ListUnitId, ListUnit>> = {
  cm: { quantity: "length", size: 1, system: "metric", like: /\bcms?\b|厘米|公分/ },
  mm: { quantity: "length", size: 0.1, system: "metric", like: /\bmms?\b|毫米|公厘/ },
  dm: { quantity: "length", size: 10, system: "metric", like: /\bdms?\b|分米/ },
  ft: {
    quantity: "length",
    size: 12 * CM_PER_INCH,
    system: "us",
    like: /\b(ft|feet|foot)\b|英尺/,
  },
  in: {
    quantity: "length",
    size: CM_PER_INCH,
    system: "us",
    // 尺寸 is the word for size.
    like: /["”″]|''|\b(in|ins|inch|inches)\b|(?<!尺)寸|吋/,
  },
  m: { quantity: "length", size: 100, system: "metric", like: /\b(m|mtrs?|met(er|re)s?)\b|米/ },
  kg: { quantity: "weight", size: 1, system: "metric", like: /\b(kgs?|kgm|kilos?)\b|公斤|千克/ },
  lb: { quantity: "weight", size: KG_PER_POUND, system: "us", like: /\b(lbs?|pounds?)\b|磅/ },
  oz: { quantity: "weight", size: KG_PER_POUND / 16, system: "us", like: /\b(oz|ounces?)\b/ },
  t: { quantity: "weight", size: 1000, system: "metric", like: /\b(t|mts?|tons?|tonnes?)\b|吨/ },
  g: { quantity: "weight", size: 0.001, system: "metric", like: /\b(g|gr|grams?)\b|克/ },
  jin: { quantity: "weight", size: 0.5, system: "metric", like: /(?<!公)斤/ },
  ft3: {
    quantity: "volume",
    size: CBM_PER_CUBIC_FOOT,
    system: "us",
    like: /\b(cu ?ft|cuft|cft|cbf|ft3)\b|ft³|立方英尺/,
  },
  m3: {
    quantity: "volume",
    size: 1,
    system: "metric",
    like: /\b(cbms?|m3|m\^3|cu ?m|mc)\b|m³|立方|方数/,
  },
};

/** Taken if neither the list nor the visitor names a unit. */
export const usualUnits = { length: "cm", weight: "kg", volume: "m3" } as const satisfies Record<
  Quantity,
  ListUnitId
>;

export function listUnitsOf(quantity: Quantity): ListUnitId[] {
  return listUnitIds.filter((id) => listUnits[id].quantity === quantity);
}

/** The unit of this quantity that a text names. */
export function findListUnit(quantity: Quantity, text: string): ListUnitId | null {
  const order: readonly ListUnitId[] =
    quantity === "volume" ? ["ft3", "m3"] : listUnitsOf(quantity);
  return order.find((id) => listUnits[id].like.test(text)) ?? null;
}

const INCHES = /["”″]|\b(inch|inches)\b|\/ ?in\b|\bin ?\/|英寸|吋/;
const bothSystems: Readonly<Partial<Record<Quantity, readonly RegExp[]>>> = {
  length: [/\b(cms?|mms?)\b|厘米|公分|毫米/, INCHES],
  weight: [/\bkgs?\b|公斤|千克/, /\blbs?\b|磅/],
};

/** Whether one of the cells speaks of inches. "In" alone does not: it is a word, too. */
export function mentionsInches(cells: readonly string[]): boolean {
  return cells.some((cell) => INCHES.test(cell.slice(0, MAX_TEXT).toLowerCase()));
}

/** Longer cells are no headings or notes. */
const MAX_TEXT = 600;

/** The unit that a heading names. Null for "Size (cm/inch)", which leaves the question open. */
export function findHeadingUnit(quantity: Quantity, heading: string): ListUnitId | null {
  const isOpen = bothSystems[quantity]?.every((like) => like.test(heading)) === true;
  return isOpen ? null : findListUnit(quantity, heading);
}
