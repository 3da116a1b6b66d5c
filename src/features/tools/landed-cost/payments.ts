import { countCustoms, type Customs } from "./customs";
import { multiply, percentOf, sum, toCents } from "./exact";
import { includes } from "./incoterms";
import type { Carriage, LandedCostInput } from "./read-input";
import type { Way } from "./way";

/** What the buyer arranges and pays between the port of loading and the door. */
export type Import = { carriage: Carriage; way: Way; customs: Customs };

/** Everything that is paid for an order, in cents. */
export type Payments = {
  /** The amount paid to the factory. */
  goods: number;
  /** Null if the seller imports the goods (DDP). */
  imported: Import | null;
  /** The amount that the service fee is a percentage of. */
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
  // The service fee is a percentage of the goods without their freight.
  const feeBase = includes(input.incoterm, "freight") ? way.fobValue : goods;
  const imported = { carriage, way, customs };
  const services = countServices(input, goods, feeBase);
  return { goods, imported, feeBase, ...services, total: sumImport(imported) + sumOf(services) };
}

/** Under DDP the price covers the goods at the door, including customs. */
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
