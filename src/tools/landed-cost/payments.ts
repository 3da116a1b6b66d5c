import { computeCustoms, type Customs } from "./customs";
import { multiply, percentOf, sum, toCents } from "@/lib/trade/decimal-math";
import { priceIncludes } from "@/lib/trade/incoterms";
import type { ImportInput, LandedCostInput } from "./read-input";
import type { ShippingCosts } from "./shipping-costs";

/** What the buyer arranges and pays between the port of loading and the door. */
export type ImportCosts = { importInput: ImportInput; shipping: ShippingCosts; customs: Customs };

/** Everything that is paid for an order, in cents. */
export type Payments = {
  /** The amount paid to the factory. */
  goods: number;
  /** Null if the seller imports the goods (DDP). */
  imported: ImportCosts | null;
  /** The amount that the service fee is a percentage of. */
  feeBase: number;
  fee: number;
  inspection: number;
  payment: number;
  total: number;
};

export function computeImportedPayments(
  input: LandedCostInput,
  importInput: ImportInput,
  shipping: ShippingCosts,
): Payments & { imported: ImportCosts } {
  const customs = computeCustoms(input, importInput, shipping);
  const goods = findGoods(input);
  // The service fee is a percentage of the goods without their freight.
  const feeBase = priceIncludes(input.incoterm, "freight") ? shipping.fobValue : goods;
  const imported = { importInput, shipping, customs };
  const services = computeServices(input, goods, feeBase);
  return {
    goods,
    imported,
    feeBase,
    ...services,
    total: sumImportCosts(imported) + sumOf(services),
  };
}

/** Under DDP the price covers the goods at the door, including customs. */
export function computeDeliveredPayments(input: LandedCostInput): Payments {
  const goods = findGoods(input);
  const services = computeServices(input, goods, goods);
  return { goods, imported: null, feeBase: goods, ...services, total: goods + sumOf(services) };
}

export function findGoods({ price, quantity }: LandedCostInput): number {
  return toCents(multiply(price, quantity));
}

type Services = Pick<Payments, "fee" | "inspection" | "payment">;

function computeServices(input: LandedCostInput, goods: number, feeBase: number): Services {
  return {
    fee: computeFee(input, feeBase),
    inspection: toCents(input.inspection),
    payment: percentOf(goods, input.paymentPercent) + toCents(input.paymentFixed),
  };
}

function sumOf({ fee, inspection, payment }: Services): number {
  return fee + inspection + payment;
}

function computeFee({ feePercent, feeMinimum }: LandedCostInput, base: number): number {
  return feePercent === 0 ? 0 : Math.max(percentOf(base, feePercent), toCents(feeMinimum));
}

function sumImportCosts({ shipping, customs }: ImportCosts): number {
  const { fobValue, freight, insurance, destination, delivery } = shipping;
  return sum([fobValue, freight, insurance, customs.cost, destination, delivery]);
}
