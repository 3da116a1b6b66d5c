import { centsOf } from "@/lib/trade/entry-costs";
import type { Facts } from "@/tools/engine/shipment";
import type { LandedCost } from "./calculate";

/**
 * The freight in the currency of the goods, because the other tools have only that one. The price and
 * the pieces only of a single product, because theirs are those of the whole shipment.
 */
export function learnShipment(
  { input, costs }: LandedCost,
  isOwn: (key: string) => boolean,
): Facts {
  const [{ price, pieces }, ...others] = input.products;
  const isAlone = others.length === 0;
  return {
    ...(isOwn("freight") && { freight: (centsOf(costs, "freight") / 100).toFixed(2) }),
    ...(isAlone && isOwn("price") && { price: String(price) }),
    ...(isAlone && isOwn("quantity") && { pieces: String(pieces) }),
  };
}
