import { countCustoms, type Customs } from "./customs";
import { multiply, percentOf, sum, toCents } from "./exact";
import { includes } from "./incoterms";
import type { Carriage, LandedCostInput } from "./read-input";
import type { Way } from "./way";

/** What happens between the port of loading and the door, as far as the buyer sees to it. */
export type Import = { carriage: Carriage; way: Way; customs: Customs };

/** What is paid for an order, in cents. */
export type Payments = {
  /** What the factory is paid. */
  goods: number;
  /** Null where the seller sees to it (DDP). */
  imported: Import | null;
  /** What the service fee is a percentage of. */
  feeBase: number;
  fee: number;
  inspection: number;
  payment: number;
  total: number;
};

export function countImportedPayments(
  input: LandedCostInput,
  carriage: Carriage,
  way: Way,
): Payments & { imported: Import } {
  const customs = countCustoms(input, carriage, way);
  const goods = findGoods(input);
  // The service fee is one of the goods, not of their way.
  const feeBase = includes(input.incoterm, "freight") ? way.fobValue : goods;
  const imported = { carriage, way, customs };
  const services = countServices(input, goods, feeBase);
  return { goods, imported, feeBase, ...services, total: sumImport(imported) + sumOf(services) };
}

/** Under DDP the price is for goods at the door, with all that customs takes. */
export function countDeliveredPayments(input: LandedCostInput): Payments {
  const goods = findGoods(input);
  const services = countServices(input, goods, goods);
  return { goods, imported: null, feeBase: goods, ...services, total: goods + sumOf(services) };
}

export function findGoods({ price, quantity }: LandedCostInput): number {
  return toCents(multiply(price, quantity));
}

type Services = Pick<Payments, "fee" | "inspection" | "payment">;

function countServices(input: LandedCostInput, goods: number, feeBase: number): Services {
  return {
    fee: countFee(input, feeBase),
    inspection: toCents(input.inspection),
    payment: percentOf(goods, input.paymentPercent) + toCents(input.paymentFixed),
  };
}

function sumOf({ fee, inspection, payment }: Services): number {
  return fee + inspection + payment;
}

function countFee({ feePercent, feeMinimum }: LandedCostInput, base: number): number {
  return feePercent === 0 ? 0 : Math.max(percentOf(base, feePercent), toCents(feeMinimum));
}

function sumImport({ way, customs }: Import): number {
  const { fobValue, freight, insurance, destination, delivery } = way;
  return sum([fobValue, freight, insurance, customs.cost, destination, delivery]);
}
