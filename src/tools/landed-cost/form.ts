import { isCalendarDate } from "@/lib/dates";
import { commonMessages, type Fields, type NumberField, type FieldTexts } from "@/lib/tools/fields";
import type { FormDefinition, FormState, LinkedField } from "@/lib/tools/form-state";
import { ourTerms } from "./service-terms";
import { findFiscalYear, usFees } from "@/config/us-entry-fees";
import { destinations, findDestination } from "@/lib/trade/destinations";
import { modes } from "@/lib/trade/entry";
import { countedRules } from "@/lib/trade/incoterms";

export const insuranceKinds = ["percent", "amount"] as const;
export const customsBases = ["CIF", "FOB"] as const;
export const yesOrNo = ["yes", "no"] as const;

export const marginTooLarge = "Margin and fees together must be under 100 %";

const MAX_ORIGIN = 10_000_000;
const MAX_AMOUNT = 1_000_000_000;

export const dutyKinds = ["", "amount"] as const;

const columns = {
  name: { kind: "text", maxLength: 40, message: "At most 40 letters" },
  figure: amountField(),
  // Blank for a percentage of the customs value, which links had before there were amounts.
  kind: { kind: "choice", options: dutyKinds, message: commonMessages.choice },
} satisfies Fields;

/** The columns by which a row with a duty in percent is read. */
export const percentColumns = { ...columns, figure: percentage(1000) } satisfies Fields;

const fields = {
  price: {
    key: "p",
    kind: "number",
    isExample: true,
    min: 0.0001,
    max: 1_000_000,
    message: "Enter a price from 0.0001 to 1,000,000",
  },
  quantity: {
    key: "q",
    kind: "number",
    isExample: true,
    min: 1,
    max: 10_000_000,
    isWhole: true,
    message: "Whole number of pieces, from 1 to 10,000,000",
  },
  incoterm: { ...choice("t", countedRules), isExample: true },
  destination: {
    ...choice(
      "to",
      destinations.map(({ code }) => code),
    ),
    isExample: true,
  },
  customsBasis: choice("cb", customsBases),
  // Blank by default, because 0 would mean that there are no such charges.
  originCharges: {
    ...amount("o", MAX_ORIGIN, "Enter an amount from 0 to 10,000,000"),
    isOptional: true,
  },
  mode: { ...choice("m", modes), isExample: true },
  freight: { ...amount("f"), isExample: true },
  insuranceKind: choice("ik", insuranceKinds),
  insurancePercent: linkedPercentage("ip", 5),
  insuranceAmount: amount("ia"),
  duty: { ...linkedPercentage("d", 1000), isExample: true },
  processingFee: linkedPercentage("pr", 100),
  destinationCharges: { ...amount("dc"), isExample: true },
  delivery: { ...amount("dl"), isExample: true },
  feePercent: linkedPercentage("sf", 20),
  feeMinimum: amount("sm"),
  inspection: { ...amount("in"), isExample: true },
  paymentPercent: linkedPercentage("pp", 20),
  paymentFixed: amount("pf"),
  vat: linkedPercentage("vat", 100),
  canReclaim: choice("rc", yesOrNo),
  margin: {
    ...linkedPercentage("mg", 100),
    isExample: true,
    tooLargeMessage: marginTooLarge,
  },
  sellingFee: { ...linkedPercentage("sl", 100), tooLargeMessage: marginTooLarge },
  currency: { key: "cu", kind: "text", maxLength: 5, message: "At most 5 letters" },
  entryDate: { key: "ed", kind: "date", isPinned: true },
  mpfPercent: linkedPercentage("mp", 100),
  mpfMin: amount("mn"),
  mpfMax: amount("mx"),
  mpfInformal: amount("mi"),
  formalLimit: amount("ml"),
  hmfPercent: linkedPercentage("hp", 100),
} satisfies Record<string, LinkedField>;

export type LandedCostField = keyof typeof fields;
export type DutyColumn = keyof typeof columns;
export type DutyTexts = FieldTexts<DutyColumn>;
export type LandedCostState = FormState<LandedCostField, DutyColumn>;

/** The fees of an entry into the United States. */
export const usFeeFields = [
  "mpfPercent",
  "mpfMin",
  "mpfMax",
  "mpfInformal",
  "formalLimit",
  "hmfPercent",
] as const satisfies readonly LandedCostField[];

/** The example that the page starts with. */
const example = {
  price: "6.00",
  quantity: "1,000",
  incoterm: "FOB",
  destination: "US",
  customsBasis: "CIF",
  originCharges: "",
  mode: "sea",
  freight: "900.00",
  insuranceKind: "percent",
  insurancePercent: "0.4",
  insuranceAmount: "0",
  duty: "10",
  destinationCharges: "250.00",
  delivery: "300.00",
  feePercent: String(ourTerms.feePercent),
  feeMinimum: ourTerms.feeMinimum.toFixed(2),
  inspection: "250.00",
  paymentPercent: "0",
  paymentFixed: "0",
  canReclaim: "yes",
  margin: "40",
  sellingFee: "0",
  currency: "USD",
  mpfPercent: String(usFees.mpfPercent),
  formalLimit: usFees.formalLimit.toFixed(2),
  hmfPercent: String(usFees.hmfPercent),
} as const;

export const landedCostForm = {
  fields,
  getDefaults: (given, today) => {
    const entryDate = given.entryDate ?? today;
    const { min, max, informal } = findFiscalYear(isCalendarDate(entryDate) ? entryDate : today);
    const destination = findDestination(findCountry(given));
    return {
      ...example,
      vat: String(destination.vatPercent),
      processingFee: String(destination.processingFee?.percent ?? 0),
      entryDate: today,
      mpfMin: min.toFixed(2),
      mpfMax: max.toFixed(2),
      mpfInformal: informal.toFixed(2),
    };
  },
  scopes: [
    { names: ["vat", "processingFee"], of: findCountry },
    { names: ["duty"], of: findCustomsTerritory },
  ],
  rowsScope: findCustomsTerritory,
  rows: {
    key: "ad",
    columns,
    separator: ":",
    empty: { name: "", figure: "", kind: "" },
    initial: [],
    max: 4,
  },
} satisfies FormDefinition<LandedCostField, DutyColumn>;

function findCountry({ destination = example.destination }: { destination?: string }): string {
  return destination;
}

/** The members of the EU have their duties in common. */
function findCustomsTerritory(given: { destination?: string }): string {
  const { code, isInEu } = findDestination(findCountry(given));
  return isInEu ? "EU" : code;
}

function choice(key: string, options: readonly string[]) {
  return { key, kind: "choice", options, message: commonMessages.choice } as const;
}

function percentage(max: number): NumberField {
  const message = `Enter a percentage from 0 to ${max === 1000 ? "1,000" : max}`;
  return { kind: "number", min: 0, max, message };
}

function linkedPercentage(key: string, max: number) {
  return { key, ...percentage(max) };
}

function amount(key: string, ...limits: Parameters<typeof amountField>) {
  return { key, ...amountField(...limits) };
}

function amountField(
  max = MAX_AMOUNT,
  message = "Enter an amount from 0 to 1,000,000,000",
): NumberField {
  return { kind: "number", min: 0, max, message };
}
