import { errors as words, inThePrice, nameProduct } from "@/content/tools/landed-cost-steps";
import { percentOf, plus, sum } from "@/tools/engine/costs/decimal-math";
import type { Product } from "@/lib/trade/entry";
import {
  centsOf,
  computeEntry,
  type EntryCosts,
  type EntryError,
  type ProductCosts,
} from "@/tools/engine/costs/entry-costs";
import {
  buyerImports,
  findLastIncluded,
  priceIncludes,
  type CarriageCost,
} from "@/lib/trade/incoterms";
import type { Outcome } from "@/tools/engine/define-tool";
import { rowFieldKey } from "@/tools/engine/form/fields";
import type { FieldErrors } from "@/tools/engine/form/read-form";
import { describeLine, type DescribedLine } from "./describe-line";
import type { CostValues } from "./form";
import { findContradictions, toEntry, type CostInput } from "./to-entry";

/**
 * Up to 7e15 cents, floating-point numbers still tell every cent apart. This leaves room for raised
 * freight and duty.
 */
const MAX_CENTS = 6e15;

const RAISED_FREIGHT_PERCENT = 150;

const RAISED_DUTY_POINTS = 5;

/** An entry with what it costs. */
export type Scenario = EntryCosts & { input: CostInput };

/** A product of the entry by its name, with its part of the costs. */
export type CountedProduct = Product & { costs: ProductCosts; duties: number };

export type LandedCost = Omit<EntryCosts, "costs" | "products"> & {
  input: CostInput;
  costs: readonly DescribedLine[];
  products: readonly CountedProduct[];
  pieces: number;
  /** Everything paid to customs at import, including VAT that is reclaimed later. */
  cashAtImport: number;
  /**
   * Freight increased by half. Null if the seller pays the freight, because the price is agreed.
   */
  freightRise: Scenario | null;
  /** Duties in percent increased by five points. Null if there are none, and under DDP. */
  dutyRise: Scenario | null;
};

/**
 * Takes no date: the date only affects the form's defaults, and US fees follow the day of entry.
 */
export function calculateLandedCost(values: CostValues): Outcome<LandedCost> {
  const errors = findContradictions(values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const input = toEntry(values);
  const outcome = computeEntry(input);
  if (!outcome.ok) return { ok: false, errors: explainError(values, outcome.error) };
  const result = makeResult(input, outcome.costs);
  const { tooMuchMoney } = words;
  if (Math.max(result.total, result.cashAtImport) > MAX_CENTS)
    return { ok: false, errors: { price: tooMuchMoney, quantity: tooMuchMoney } };
  // A margin close to 100% can make the price too large on its own.
  if (result.priceWithTax > MAX_CENTS) return { ok: false, errors: { margin: tooMuchMoney } };
  return { ok: true, result };
}

/** The form field of each cost that a price may include. */
const includedCostFields = {
  freight: "freight",
  insurance: "insuranceAmount",
  destination: "destinationCharges",
  delivery: "delivery",
} as const satisfies Record<CarriageCost, keyof CostValues>;

/** Puts the error on the measures, or on the largest cost in the price, and on the price of one product. */
function explainError(
  { incoterm, sharedBy, products }: CostValues,
  error: EntryError,
): FieldErrors {
  const keyOf = (first: string, column: string, product: number) => {
    const row = products[product - 1]?.row;
    return row === undefined ? first : rowFieldKey(column, row);
  };
  if (error.kind === "noMeasure") {
    const column = sharedBy === "volume" ? "productVolume" : "productWeight";
    const keys = error.products.map((product) => keyOf(sharedBy ?? "value", column, product));
    return Object.fromEntries(keys.map((key) => [key, words.noMeasure]));
  }
  const message = inThePrice[findLastIncluded(incoterm) ?? "freight"].tooMuch;
  const isAlone = products.length === 0;
  return { ...(isAlone && { price: message }), [includedCostFields[error.largest]]: message };
}

function makeResult(input: CostInput, entryCosts: EntryCosts): LandedCost {
  const { costs, customs } = entryCosts;
  return {
    ...entryCosts,
    input,
    costs: costs.map((line) => describeLine(line, input, entryCosts)),
    products: entryCosts.products.map((own, i) => countProduct(input, entryCosts, own, i)),
    pieces: sum(input.products.map(({ pieces }) => pieces)),
    cashAtImport: customs.duties + customs.entryFees + customs.vat,
    freightRise: raiseFreight(input, entryCosts),
    dutyRise: raiseDuty(input),
  };
}

function countProduct(
  { products }: CostInput,
  { costs }: EntryCosts,
  own: ProductCosts,
  i: number,
): CountedProduct {
  const product = products[i] ?? products[0];
  const duties = costs.filter(({ id }) => id === "duty" || id === "additional");
  return {
    ...product,
    name: product.name || nameProduct(i + 1),
    costs: own,
    duties: sum(duties.map(({ parts }) => parts[i] ?? 0)),
  };
}

function raiseFreight(input: CostInput, { costs }: EntryCosts): Scenario | null {
  const now = centsOf(costs, "freight");
  if (priceIncludes(input.incoterm, "freight") || now === 0) return null;
  const cents = percentOf(now, RAISED_FREIGHT_PERCENT);
  const freight = { amount: cents / 100, rate: 1 };
  return recount({ ...input, importTerms: { ...input.importTerms, freight } });
}

function raiseDuty(input: CostInput): Scenario | null {
  const [first, ...others] = input.products;
  const hasPercent = input.products.some(({ duty }) => duty.kind === "percent");
  if (!buyerImports(input.incoterm) || !hasPercent) return null;
  return recount({ ...input, products: [withHigherDuty(first), ...others.map(withHigherDuty)] });
}

function withHigherDuty({ duty, ...product }: Product): Product {
  if (duty.kind !== "percent") return { ...product, duty };
  return { ...product, duty: { ...duty, percent: plus(duty.percent, RAISED_DUTY_POINTS) } };
}

function recount(input: CostInput): Scenario | null {
  const outcome = computeEntry(input);
  return outcome.ok ? { ...outcome.costs, input } : null;
}
