import { listCosts, type SharedCost } from "./costs";
import { costPerPiece, percentLeft, percentOf, plus, priceOfPiece, withTax } from "./exact";
import { includes } from "./incoterms";
import {
  countDeliveredPayments,
  countImportedPayments,
  findGoods,
  type Import,
  type Payments,
} from "./payments";
import type { Carriage, LandedCostInput } from "./read-input";
import { changeFreight, findWay, type Way } from "./way";

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
export type Variant = Prices & { imported: Import };

export type LandedCost = Prices & {
  input: LandedCostInput;
  payments: Payments;
  costs: readonly SharedCost[];
  /** Everything paid to customs at import, including VAT that is reclaimed later. */
  cashAtImport: number;
  /**
   * Freight increased by half. Null if the seller pays the freight, because the price is agreed.
   */
  freightRise: Variant | null;
  /** Duty increased by five percentage points. Null under DDP. */
  dutyRise: Variant | null;
};

/** Returns null if the costs included in the price exceed the price. */
export function computeLandedCost(input: LandedCostInput): LandedCost | null {
  const { carriage } = input;
  if (!carriage) return describe(input, countDeliveredPayments(input));
  const way = findWay(input, carriage, findGoods(input));
  return way.fobValue < 0 ? null : describe(input, countImportedPayments(input, carriage, way));
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
      imported && !includes(input.incoterm, "freight") ? raiseFreight(input, imported) : null,
    dutyRise: imported && raiseDuty(input, imported),
  };
}

function raiseFreight(input: LandedCostInput, { carriage, way }: Import): Variant {
  const freight = percentOf(way.freight, RAISED_FREIGHT_PERCENT);
  return findVariant(input, carriage, changeFreight(way, carriage, freight));
}

function raiseDuty(input: LandedCostInput, { carriage, way }: Import): Variant {
  const dutyPercent = plus(carriage.dutyPercent, RAISED_DUTY_POINTS);
  return findVariant(input, { ...carriage, dutyPercent }, way);
}

function findVariant(input: LandedCostInput, carriage: Carriage, way: Way): Variant {
  const { imported, total } = countImportedPayments(input, carriage, way);
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
