import type { SharedCost } from "./cost";
import { listCosts } from "./costs";
import {
  costPerPiece,
  percentLeft,
  percentOf,
  plus,
  priceOfPiece,
  withTax,
} from "@/lib/trade/decimal-math";
import { priceIncludes } from "@/lib/trade/incoterms";
import {
  computeDeliveredPayments,
  computeImportedPayments,
  findGoods,
  type ImportCosts,
  type Payments,
} from "./payments";
import type { ImportInput, LandedCostInput } from "./read-input";
import { withFreight, splitPrice, type ShippingCosts } from "./shipping-costs";

const RAISED_FREIGHT_PERCENT = 150;
const RAISED_DUTY_POINTS = 5;

/** The results for one order. Prices are in cents per piece, without sales tax. */
export type Prices = {
  total: number;
  /** In units of money, with two decimals, or four if under 1.00. */
  unitCost: number;
  /** The price that reaches the target margin. */
  price: number;
  priceWithTax: number;
  /** The price with no margin. */
  breakEven: number;
};

/** The same order with a single input changed. */
export type Scenario = Prices & { imported: ImportCosts };

export type LandedCost = Prices & {
  input: LandedCostInput;
  payments: Payments;
  costs: readonly SharedCost[];
  /** Everything paid to customs at import, including VAT that is reclaimed later. */
  cashAtImport: number;
  /**
   * Freight increased by half. Null if the seller pays the freight, because the price is agreed.
   */
  freightRise: Scenario | null;
  /** Duty increased by five percentage points. Null under DDP. */
  dutyRise: Scenario | null;
};

/** Returns null if the costs included in the price exceed the price. */
export function computeLandedCost(input: LandedCostInput): LandedCost | null {
  const { importInput } = input;
  if (!importInput) return describe(input, computeDeliveredPayments(input));
  const shipping = splitPrice(input, importInput, findGoods(input));
  return shipping.fobValue < 0
    ? null
    : describe(input, computeImportedPayments(input, importInput, shipping));
}

function describe(input: LandedCostInput, payments: Payments): LandedCost {
  const { imported } = payments;
  return {
    ...findPrices(input, payments.total),
    input,
    payments,
    costs: listCosts(input, payments),
    cashAtImport: imported?.customs.cash ?? 0,
    freightRise:
      imported && !priceIncludes(input.incoterm, "freight") ? raiseFreight(input, imported) : null,
    dutyRise: imported && raiseDuty(input, imported),
  };
}

function raiseFreight(input: LandedCostInput, { importInput, shipping }: ImportCosts): Scenario {
  const freight = percentOf(shipping.freight, RAISED_FREIGHT_PERCENT);
  return computeScenario(input, importInput, withFreight(shipping, importInput, freight));
}

function raiseDuty(input: LandedCostInput, { importInput, shipping }: ImportCosts): Scenario {
  const dutyPercent = plus(importInput.dutyPercent, RAISED_DUTY_POINTS);
  return computeScenario(input, { ...importInput, dutyPercent }, shipping);
}

function computeScenario(
  input: LandedCostInput,
  importInput: ImportInput,
  shipping: ShippingCosts,
): Scenario {
  const { imported, total } = computeImportedPayments(input, importInput, shipping);
  return { ...findPrices(input, total), imported };
}

function findPrices(input: LandedCostInput, total: number): Prices {
  const { quantity, margin, sellingFee, vatPercent } = input;
  const price = priceOfPiece(total, quantity, percentLeft(margin, sellingFee));
  return {
    total,
    unitCost: costPerPiece(total, quantity),
    price,
    priceWithTax: withTax(price, vatPercent),
    breakEven: priceOfPiece(total, quantity, percentLeft(sellingFee)),
  };
}
