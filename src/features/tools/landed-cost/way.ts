import { multiply, percentOf, toCents } from "./exact";
import { includes, legs, type Leg } from "./incoterms";
import type { Carriage, LandedCostInput } from "./read-input";

/** Policies usually insure 110% of the value of goods and freight. */
const INSURED_FACTOR = 1.1;

/** The value of the goods at the port of loading, and the costs from there, in cents. */
export type Way = Record<Leg, number> & {
  originCharges: number;
  /** Negative if the costs included in the price exceed it. */
  fobValue: number;
};

/** Splits the price into the value of the goods and the costs that the Incoterm includes. */
export function findWay(input: LandedCostInput, carriage: Carriage, goods: number): Way {
  const { insurance } = carriage;
  const way = {
    originCharges: toCents(carriage.originCharges ?? 0),
    freight: toCents(carriage.freight),
    insurance: insurance.kind === "amount" ? toCents(insurance.amount) : 0,
    destination: toCents(carriage.destinationCharges),
    delivery: toCents(carriage.delivery),
  };
  const fobValue = goods + way.originCharges - sumIncluded(way, input);
  return { ...way, fobValue, insurance: insure(carriage, fobValue + way.freight) };
}

/** The same costs with another freight. Insurance by percentage changes with it. */
export function changeFreight(way: Way, carriage: Carriage, freight: number): Way {
  return { ...way, freight, insurance: insure(carriage, way.fobValue + freight) };
}

function insure({ insurance }: Carriage, value: number): number {
  return insurance.kind === "amount"
    ? toCents(insurance.amount)
    : percentOf(value, multiply(insurance.percent, INSURED_FACTOR));
}

function sumIncluded(way: Record<Leg, number>, { incoterm }: LandedCostInput): number {
  return legs.filter((leg) => includes(incoterm, leg)).reduce((sum, leg) => sum + way[leg], 0);
}
