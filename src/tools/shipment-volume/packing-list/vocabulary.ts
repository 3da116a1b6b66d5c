import { CM_PER_INCH, KG_PER_POUND, type UnitSystem } from "@/lib/units";

/** Units are looked up in this order: "length in cm" contains "in" too, and 厘米 ends like 米. */
export const unitsOf = {
  length: ["cm", "mm", "dm", "in", "ft", "m"],
  weight: ["kg", "lb", "oz", "t", "g", "jin"],
  volume: ["m3", "ft3"],
} as const;

export type Quantity = keyof typeof unitsOf;
export type ListUnitId = (typeof unitsOf)[Quantity][number];

type ListUnit = {
  quantity: Quantity;
  /** In centimeters, kilograms or cubic meters. */
  size: number;
  system: UnitSystem;
  /** The spellings in lists, in lower case. */
  like: RegExp;
};

const metric = (quantity: Quantity, size: number, like: RegExp): ListUnit => ({
  quantity,
  size,
  system: "metric",
  like,
});
const us = (quantity: Quantity, size: number, like: RegExp): ListUnit => ({
  quantity,
  size,
  system: "us",
  like,
});

const CBM_PER_CUBIC_FOOT = (12 * CM_PER_INCH) ** 3 / 1_000_000;

export const listUnits: Readonly<Record<ListUnitId, ListUnit>> = {
  cm: metric("length", 1, /\b(cms?|centimet(er|re)s?)\b|厘米|公分/),
  mm: metric("length", 0.1, /\b(mms?|millimet(er|re)s?)\b|毫米|公厘/),
  dm: metric("length", 10, /\bdms?\b|分米/),
  ft: us("length", 12 * CM_PER_INCH, /\b(ft|feet|foot)\b|英尺/),
  // 尺寸 is the word for size.
  in: us("length", CM_PER_INCH, /["”″]|''|\b(in|ins|inch|inches)\b|(?<!尺)寸|吋/),
  m: metric("length", 100, /\b(m|mtrs?|met(er|re)s?)\b|米/),
  kg: metric("weight", 1, /\b(kgs?|kgm|kilos?|kilogram(m|s)?)\b|公斤|千克/),
  lb: us("weight", KG_PER_POUND, /\b(lbs?|pounds?)\b|磅/),
  oz: us("weight", KG_PER_POUND / 16, /\b(oz|ounces?)\b/),
  t: metric("weight", 1000, /\b(t|mts?|tons?|tonnes?)\b|吨/),
  g: metric("weight", 0.001, /\b(g|gr|grams?|gramm)\b|克/),
  jin: metric("weight", 0.5, /\bjin\b|(?<!公)斤/),
  ft3: us("volume", CBM_PER_CUBIC_FOOT, /\b(cu ?ft|cuft|cft|cbf|ft3)\b|ft³|立方英尺/),
  m3: metric("volume", 1, /\b(cbms?|m3|m\^3|cu ?m|mc)\b|m³|立方(?!英尺)|方数/),
};

/** The unit of this quantity that a text names. */
export function findListUnit(quantity: Quantity, text: string): ListUnitId | null {
  return unitsOf[quantity].find((id) => listUnits[id].like.test(text)) ?? null;
}

const INCHES = /["”″]|\b(inch|inches)\b|\/ ?in\b|\bin ?\/|英寸|吋/;
const bothSystems: Readonly<Partial<Record<Quantity, readonly RegExp[]>>> = {
  length: [/\b(cms?|mms?)\b|厘米|公分|毫米/, INCHES],
  weight: [/\bkgs?\b|公斤|千克/, /\blbs?\b|磅/],
};

/** The unit that a heading names. Null for "Size (cm/inch)", which leaves the question open. */
export function findHeadingUnit(quantity: Quantity, heading: string): ListUnitId | null {
  const isOpen = bothSystems[quantity]?.every((like) => like.test(heading)) === true;
  return isOpen ? null : findListUnit(quantity, heading);
}

/** Begins a line that states a sum. */
export const totalWords =
  /^\W*(grand |sub-? ?)?(total|totals|ttl|sum|say|gesamt|summe|suma|totale|in total)\b|^\W*(合计|总计|總計|小计|合計|共计|總共|总共|汇总|共\s*\d)/;

/** Names what is paid for beside the goods, as in a proforma invoice. */
export const chargeWords =
  /^((sea|ocean|air|inland) )?(freight|shipping|postage)( (costs?|charges?|fees?))?$|^(bank|handling|tooling|mou?ld|sample)s? (costs?|charges?|fees?)$|^(discount|deposit|balance)\b|^(运费|模具费|样品费|定金|订金|折扣)/;

/** Stands for the cell above. */
export const dittoWords =
  /^(?:["”″〃]|''|(?:the )?same(?: as above)?|as above|ditto|dito|do\.|idem|同上)$/i;

/** Behind a number: "12 kg each", "12 kg/ctn". "@" in front of it means the same. */
export const eachWords =
  /\b(each|ea|je|cada uno|chacun|chaque)\b|(\/|\b(per|a|pro|je|por|par|cada)\b) ?(ctns?|cartons?|box|case|pkg|karton|caja|bulto|colis)\b|[/每] ?[箱件]/;

/** Behind a number that counts, or is of a piece. */
export const countWords =
  /^(pcs?|pieces?|sets?|prs|pairs|ctns?|cartons?|boxes|pkgs)\b|(\/|\bper) ?(pcs?|pieces?|sets?|units?)\b/;

/** What cartons are called in English, German, Spanish, French and Chinese. */
export const cartonWords =
  /(?:\b(?:ctns?|cartons?|pallets?|plts?|paletten?|palettes?|cases?|box(?:es)?|pkgs?|packages?|kartons?|kisten?|cajas?|bultos?|colis|colli|caisses?)\b|箱|件|托)/;

export const pieceWords = /\b(?:pcs?|pieces?|sets?|stück|stk|piezas|pièces)\b|[个只套双]/i;

/** Beside carton numbers. */
export const numberWords =
  /\b(c\/?no|ctns?|cartons?|cases?|nos?|colis|caja|karton)\b\.?|[#:№]|箱号|箱/g;

/** Between and behind the sides of a size. */
export const sizeWords =
  /cms?|mms?|dms?|inch(es)?|ins?|ft|m|["”″'’]|厘米|毫米|分米|公分|公厘|英?寸|吋|英尺|米|[lwhd长長宽寬高深()[\]:=.,\s;x×*@]/g;

const CODES =
  /\b(usd|eur|gbp|cny|aud|cad|nzd|hkd|sgd|jpy|krw|chf|inr|aed|mxn|brl|zar|sek|nok|dkk|pln|czk)\b/g;
/** Other spellings. Neither "$" nor "¥" alone: several countries use them. */
const currencyWords: Readonly<Record<string, RegExp>> = {
  USD: /\bus ?\$|美元|美金/,
  CNY: /\b(?:rmb|yuan)\b|人民[币幣]|(?<![美欧歐港])元/,
  EUR: /€|\beuros?\b|[欧歐]元/,
  GBP: /£/,
  HKD: /\bhk ?\$|港[币幣元]/,
  AUD: /\bau?\$/,
  CAD: /\bca?\$/,
  NZD: /\bnz ?\$/,
  SGD: /\bs\$/,
};

/** The currencies that a text names, by their codes. */
export function findCurrencies(text: string): string[] {
  // Codes are words of their own: "3.10USD" has to become ". USD".
  const words = text.toLowerCase().replace(/\d/g, " ");
  const codes = [...words.matchAll(CODES)].map(([code]) => code.toUpperCase());
  return [
    ...codes,
    ...Object.keys(currencyWords).filter((code) => currencyWords[code]?.test(words)),
  ];
}

/** What stands around the figure of a price. */
export const moneyWords = new RegExp(
  [CODES, /[a-z]{0,3} ?\$|¥/, ...Object.values(currencyWords)]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Behind a price: of what it is one. */
export const PER_PIECE = String.raw`(?:(?:\/|per|a|pro|je|por|par) ?)?(?:pcs?|pieces?|units?|sets?|prs?|pairs?|stück|stk|each|ea|[个個只套双件])`;
export const perPieceWords = new RegExp(`^${PER_PIECE}$`);

/** The heading of a column that names currencies. */
export const currencyHeading = /\bcurrency\b|币[种别]|währung|moneda|devise/i;
