import type { Desk } from "@/config/desk";
import type { LandedCost } from "./result";
import { percentOf, sum } from "@/lib/trade/decimal-math";
import { sumOfKinds, type CostKind } from "@/lib/trade/entry-costs";
import { countPieces } from "./wording";

/** A part of the revenue of the whole order, in cents. */
export type PricePart = { cents: number; desk: Desk | null; isCustoms?: boolean };

/** Who receives a share of the selling price, and the parts it consists of. */
export type Recipient = {
  id: "factory" | "shipping" | "marketplace" | "seller";
  cents: number;
  parts: readonly PricePart[];
};

/** The recipients in the order in which the costs arise. */
export function listRecipients({ costs, goods, price, total, input }: LandedCost): Recipient[] {
  const of = (...kinds: CostKind[]) => sumOfKinds(costs, ...kinds);
  // Costs that the factory's price includes are paid to the factory.
  const included = goods - of("goods");
  const sales = price * countPieces(input);
  const sellingFee = percentOf(sales, input.sellingFee);
  return [
    makeRecipient("factory", [{ cents: goods, desk: "find" }]),
    makeRecipient("shipping", [
      { cents: of("fee"), desk: "find" },
      { cents: of("inspection"), desk: "check" },
      {
        cents: of("freight", "insurance", "destination", "delivery") - included,
        desk: "ship",
      },
      { cents: of("customs"), desk: "ship", isCustoms: true },
    ]),
    makeRecipient("marketplace", [{ cents: sellingFee, desk: null }]),
    makeRecipient("seller", [{ cents: sales - total - sellingFee, desk: null }]),
  ];
}

function makeRecipient(id: Recipient["id"], parts: readonly PricePart[]): Recipient {
  return { id, parts, cents: sum(parts.map(({ cents }) => cents)) };
}
