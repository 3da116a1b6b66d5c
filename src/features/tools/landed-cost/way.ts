import { multiply, percentOf, toCents } from "./exact";
import { includes, legs, type Leg } from "./incoterms";
import type { Carriage, LandedCostInput } from "./read-input";

/** Insurance covers a tenth more than the goods and their freight. */
const INSURED_FACTOR = 1.1;

/** What the goods are worth at the port of loading, and what their way costs, in cents. */
export type Way = Record<Leg, number> & {
  originCharges: number;
  /** Negative where the parts of a price are more than the price. */
  fobValue: number;
};

/** Takes a price apart. */
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

/** The way with other freight, where the buyer pays it. */
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
