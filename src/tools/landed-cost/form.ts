import { landedCostFee } from "@/config/example-fees";
import { findEntryYear, usFees } from "@/config/us-entry-fees";
import { form as words, ownFigure } from "@/content/tools/landed-cost-form";
import { airFreightPercents, destinations, findDestination } from "@/lib/trade/destinations";
import { findMode, isByAir, measures, modes, type Measure } from "@/lib/trade/entry";
import {
  buyerImports,
  countedRules,
  findCountedRule,
  paysOrigin,
  priceIncludes,
} from "@/lib/trade/incoterms";
import { defineForm } from "@/tools/engine/form/define-form";
import {
  choice,
  date,
  number,
  rows,
  text,
  type GivenTexts,
  type TypedForm,
  type ValuesOf,
} from "@/tools/engine/form/field-kinds";
import { isSameValue } from "@/tools/engine/form/fields";
import { getDefault } from "@/tools/engine/form/form-state";

const MAX_ORIGIN = 10_000_000;
const MAX_AMOUNT = 1_000_000_000;
/** In percent. */
export const MAX_DUTY = 1000;
const MAX_NAME = 60;
const MAX_CURRENCY = 5;
/** All products of an entry but the first, which has fields of its own. */
const MAX_FURTHER = 19;

const codes: readonly string[] = destinations.map(({ code }) => code);

// What is selected, also while other fields are invalid.
const ruleOf = ({ incoterm }: GivenTexts) => findCountedRule(incoterm);
const destinationOf = ({ destination = "US" }: GivenTexts) => findDestination(destination);

/** The members of the EU have their duties in common. */
function territoryOf(given: GivenTexts): string {
  const { code, isInEu } = destinationOf(given);
  return isInEu ? "EU" : code;
}

const countryOf = (given: GivenTexts) => destinationOf(given).code;
const isImported = (given: GivenTexts) => buyerImports(ruleOf(given));
const isUsEntry = (given: GivenTexts) => isImported(given) && countryOf(given) === "US";
const insuranceInPrice = (given: GivenTexts) => priceIncludes(ruleOf(given), "insurance");
const insuresInPercent = (given: GivenTexts) =>
  isImported(given) && !insuranceInPrice(given) && given["insuranceKind"] !== "amount";

// A product's measure is asked only where the costs of several are shared by it.
const hasSeveral = ({ rows: { products = [] } }: TypedForm) => products.length > 0;
const isSharedBy = (measure: Measure) => (_: GivenTexts, form: TypedForm) =>
  hasSeveral(form) && form.texts["sharedBy"] === measure;
const paysRate = (given: GivenTexts) =>
  isImported(given) && (given["dutyKind"] ?? "percent") === "percent";

/** Whether the freight is quoted in another currency than the goods. */
function needsFreightRate(given: GivenTexts): boolean {
  const [currency, other] = [given["currency"], given["freightCurrency"]].map((label = "") =>
    label.trim().toUpperCase(),
  );
  return isImported(given) && other !== "" && other !== currency;
}

const percent = { min: 0, max: 100 };
const amount = { min: 0, max: MAX_AMOUNT };
/** A cost of the example, which who does not know it leaves out. */
const exampleCost = { isExample: true, textIfUnknown: "0" } as const;

const price = { min: 0.0001, max: 1_000_000 };
const pieces = { min: 1, max: 10_000_000, isWhole: true } as const;
const dutyKind = { options: ["percent", "amount", "perPiece"], default: "percent" } as const;
const cubicMeters = { min: 0, isMinExclusive: true, max: 100_000, isOptional: true } as const;
const kilograms = { min: 0, isMinExclusive: true, max: 100_000_000, isOptional: true } as const;

const fields = {
  product: text("n", { maxLength: MAX_NAME, shared: "product" }),
  price: number("p", {
    ...price,
    default: "6.00",
    isExample: true,
    shared: "price",
  }),
  quantity: number("q", {
    ...pieces,
    default: "1,000",
    isExample: true,
    shared: "pieces",
  }),
  volume: number("vo", { ...cubicMeters, when: isSharedBy("volume") }),
  weight: number("w", { ...kilograms, when: isSharedBy("weight") }),
  incoterm: choice("t", {
    options: countedRules,
    isSelfNamed: true,
    default: "FOB",
    isExample: true,
    shared: "rule",
  }),
  destination: choice("to", {
    options: ["US", ...codes.slice(1)],
    default: "US",
    isExample: true,
    shared: "destination",
  }),
  customsBasis: choice("cb", {
    options: ["CIF", "FOB"],
    default: "CIF",
    when: (given) => isImported(given) && countryOf(given) === "other",
  }),
  // Blank by default, because 0 would mean that there are no such charges.
  originCharges: number("o", {
    min: 0,
    max: MAX_ORIGIN,
    isOptional: true,
    when: (given) => paysOrigin(ruleOf(given)),
  }),
  mode: choice("m", { options: modes, default: "sea", isExample: true, shared: "mode" }),
  freight: number("f", {
    ...amount,
    default: "900.00",
    ...exampleCost,
    when: isImported,
  }),
  // Blank for the currency of the goods.
  freightCurrency: text("fc", { maxLength: MAX_CURRENCY, when: isImported }),
  freightRate: number("fr", {
    min: 0,
    isMinExclusive: true,
    max: 1_000_000,
    when: needsFreightRate,
  }),
  insuranceKind: choice("ik", {
    options: ["percent", "amount"],
    default: "percent",
    when: (given) => isImported(given) && !insuranceInPrice(given),
  }),
  insurancePercent: number("ip", { min: 0, max: 5, default: "0.4", when: insuresInPercent }),
  // A percentage would apply to the value without the insurance that is in a price.
  insuranceAmount: number("ia", {
    ...amount,
    default: "0",
    when: (given) => isImported(given) && !insuresInPercent(given),
  }),
  duty: number("d", {
    min: 0,
    max: MAX_DUTY,
    default: "10",
    ...exampleCost,
    when: paysRate,
    scope: territoryOf,
  }),
  dutyKind: choice("dk", { ...dutyKind, when: isImported, scope: territoryOf }),
  dutyAmount: number("da", {
    ...amount,
    when: (given) => isImported(given) && !paysRate(given),
    scope: territoryOf,
  }),
  processingFee: number("pr", {
    ...percent,
    default: (given) => String(destinationOf(given).processingFee?.percent ?? 0),
    when: (given) => isImported(given) && destinationOf(given).processingFee !== undefined,
    scope: countryOf,
  }),
  destinationCharges: number("dc", {
    ...amount,
    default: "250.00",
    ...exampleCost,
    when: isImported,
  }),
  delivery: number("dl", { ...amount, default: "300.00", ...exampleCost, when: isImported }),
  sharedBy: choice("sb", {
    options: measures,
    default: "value",
    when: (_, form) => hasSeveral(form),
  }),
  feePercent: number("sf", { min: 0, max: 20, default: String(landedCostFee.feePercent) }),
  feeMinimum: number("sm", {
    ...amount,
    default: landedCostFee.feeMinimum.toFixed(2),
    when: ({ feePercent }) => Number(feePercent) !== 0,
  }),
  inspection: number("in", { ...amount, default: "250.00", ...exampleCost }),
  paymentPercent: number("pp", { min: 0, max: 20, default: "0" }),
  paymentFixed: number("pf", { ...amount, default: "0" }),
  vat: number("vat", {
    ...percent,
    default: (given) => String(destinationOf(given).vatPercent),
    scope: countryOf,
  }),
  airFreightPercent: number("af", {
    ...percent,
    default: String(airFreightPercents.china),
    when: (given) =>
      isImported(given) &&
      isByAir(findMode(given["mode"])) &&
      "airFreightPercent" in destinationOf(given),
  }),
  canReclaim: choice("rc", { options: ["yes", "no"], default: "yes", when: isImported }),
  margin: number("mg", { ...percent, default: "40", isExample: true }),
  sellingFee: number("sl", { ...percent, default: "0" }),
  currency: text("cu", { maxLength: MAX_CURRENCY, default: "USD", shared: "currency" }),
  entryDate: date("ed", {
    default: (_, today) => today,
    isPinned: true,
    when: isUsEntry,
    shared: "arrival",
  }),
  mpfPercent: number("mp", { ...percent, default: String(usFees.mpfPercent), when: isUsEntry }),
  mpfMin: number("mn", {
    ...amount,
    default: (given, today) => findEntryYear(given["entryDate"], today).min.toFixed(2),
    when: isUsEntry,
  }),
  mpfMax: number("mx", {
    ...amount,
    default: (given, today) => findEntryYear(given["entryDate"], today).max.toFixed(2),
    when: isUsEntry,
  }),
  mpfInformal: number("mi", {
    ...amount,
    default: (given, today) => findEntryYear(given["entryDate"], today).informal.toFixed(2),
    when: isUsEntry,
  }),
  formalLimit: number("ml", {
    ...amount,
    default: usFees.formalLimit.toFixed(2),
    when: isUsEntry,
  }),
  hmfPercent: number("hp", {
    ...percent,
    default: String(usFees.hmfPercent),
    when: (given) => isUsEntry(given) && given["mode"] === "sea",
  }),
};

/** What law and our terms set, and we maintain. All other figures are the visitor's own. */
type Rate =
  | "vat"
  | "processingFee"
  | "airFreightPercent"
  | "mpfPercent"
  | "mpfMin"
  | "mpfMax"
  | "mpfInformal"
  | "formalLimit"
  | "hmfPercent"
  | "feePercent"
  | "feeMinimum";

/** Our rate, if the visitor has replaced it. We have no VAT rate of countries that are not in the table. */
function findReplaced(name: Rate, given: GivenTexts, today: string): string | null {
  if (name === "vat" && countryOf(given) === "other") return null;
  const ours = getDefault(fields[name], given, today);
  return isSameValue({ ...fields[name], message: "" }, given[name] ?? ours, ours) ? null : ours;
}

/** The words of a rate of ours. Where it comes from is untrue of a rate that somebody typed. */
function ourRate(name: Rate) {
  const { hint, ...others } = words.fields[name];
  return {
    ...others,
    hint: (given: GivenTexts, today: string) => {
      const ours = findReplaced(name, given, today);
      if (ours !== null) return ownFigure(ours);
      return typeof hint === "string" ? hint : hint(given, today);
    },
  };
}

export const landedCostForm = defineForm({
  fields,
  rows: {
    products: rows({
      linkKey: "r",
      separator: ":",
      columns: {
        productName: text("", { maxLength: MAX_NAME, shared: "product" }),
        productPieces: number("", pieces),
        productPrice: number("", price),
        // Blank where the seller pays it. `findContradictions` checks the others.
        productDuty: number("", {
          ...amount,
          isOptional: true,
          when: (_, form) => isImported(form.texts),
        }),
        productDutyKind: choice("", { ...dutyKind, when: (_, form) => isImported(form.texts) }),
        productVolume: number("", { ...cubicMeters, when: isSharedBy("volume") }),
        productWeight: number("", { ...kilograms, when: isSharedBy("weight") }),
      },
      max: MAX_FURTHER,
      blankIf: ["productName", "productPieces", "productPrice", "productVolume", "productWeight"],
    }),
    duties: rows({
      linkKey: "ad",
      separator: ":",
      columns: {
        name: text("", { maxLength: MAX_NAME }),
        // `findContradictions` checks percentages.
        figure: number("", amount),
        // Blank for a percentage of the customs value, which links had before there were amounts.
        kind: choice("", { options: ["", "amount"], default: "" }),
      },
      max: 4,
      blankIf: ["name", "figure"],
      scope: territoryOf,
      when: isImported,
    }),
  },
  words: {
    ...words,
    fields: {
      ...words.fields,
      vat: ourRate("vat"),
      processingFee: ourRate("processingFee"),
      airFreightPercent: ourRate("airFreightPercent"),
      mpfPercent: ourRate("mpfPercent"),
      mpfMin: ourRate("mpfMin"),
      mpfMax: ourRate("mpfMax"),
      mpfInformal: ourRate("mpfInformal"),
      formalLimit: ourRate("formalLimit"),
      hmfPercent: ourRate("hmfPercent"),
      feePercent: ourRate("feePercent"),
      feeMinimum: ourRate("feeMinimum"),
    },
  },
});

type Specs = typeof landedCostForm.specs;

export type CostValues = ValuesOf<Specs["fields"], Specs["rows"]>;
