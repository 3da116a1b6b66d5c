import type { Desk } from "@/config/desk";
import type { LandedCost } from "./compute";
import type { CostKind } from "./costs";
import { percentOf, sum } from "./exact";

/** A part of the revenue of the whole order, in cents. */
export type ShelfPart = { cents: number; desk: Desk | null; isCustoms?: boolean };

/** Who receives a share of the selling price, and the parts it consists of. */
export type Taker = {
  id: "factory" | "way" | "marketplace" | "seller";
  cents: number;
  parts: readonly ShelfPart[];
};

/** The recipients in the order in which the costs arise. */
export function listTakers({ costs, payments, price, total, input }: LandedCost): Taker[] {
  const of = (...kinds: CostKind[]) =>
    sum(costs.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents));
  // Costs that the factory's price includes are paid to the factory.
  const included = payments.goods - of("goods");
  const sales = price * input.quantity;
  const sellingFee = percentOf(sales, input.sellingFee);
  return [
    makeTaker("factory", [{ cents: payments.goods, desk: "find" }]),
    makeTaker("way", [
      { cents: of("fee"), desk: "find" },
      { cents: of("inspection"), desk: "check" },
      {
        cents: of("freight", "insurance", "destination", "delivery") - included,
        desk: "ship",
      },
      { cents: of("customs"), desk: "ship", isCustoms: true },
    ]),
    makeTaker("marketplace", [{ cents: sellingFee, desk: null }]),
    makeTaker("seller", [{ cents: sales - total - sellingFee, desk: null }]),
  ];
}

function makeTaker(id: Taker["id"], parts: readonly ShelfPart[]): Taker {
  return { id, parts, cents: sum(parts.map(({ cents }) => cents)) };
}
