import type { Desk } from "@/config/desk";
import type { LandedCost } from "./compute";
import type { CostKind } from "./costs";
import { percentOf, sum } from "./exact";

/** A part of the price in the shop; in cents for the whole order. */
export type ShelfPart = { cents: number; desk: Desk | null; isCustoms?: boolean };

/** To whom the price in the shop goes, and the parts in which it goes there. */
export type Taker = {
  id: "factory" | "way" | "marketplace" | "seller";
  cents: number;
  parts: readonly ShelfPart[];
};

/** In the order of the journey. */
export function listTakers({ costs, payments, price, total, input }: LandedCost): Taker[] {
  const of = (...kinds: CostKind[]) =>
    sum(costs.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents));
  // What the factory's price includes of the way is paid to the factory.
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
