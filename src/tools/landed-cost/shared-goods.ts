import { formatCents, formatNumber, formatPrice } from "@/lib/numbers";
import { centsOf } from "@/tools/engine/costs/entry-costs";
import type { SharedValues } from "@/tools/engine/form/field-kinds";
import { isStandIn, type FormState, type Texts } from "@/tools/engine/form/form-state";
import type { LandedCost } from "./calculate";
import { landedCostForm } from "./form";

/**
 * The freight in the currency of the goods. The price and the pieces only of a single product, because
 * theirs are those of the whole shipment.
 */
export function shareCosts(
  { input, costs }: LandedCost,
  isOwn: (key: string) => boolean,
): SharedValues {
  const [{ price, pieces }, ...others] = input.products;
  const isAlone = others.length === 0;
  return {
    ...(isOwn("freight") && {
      freight: formatCents(centsOf(costs, "freight")),
      freightCurrency: input.currency,
    }),
    price: isAlone && isOwn("price") ? formatPrice(price) : undefined,
    pieces: isAlone && isOwn("quantity") ? formatNumber(pieces) : undefined,
  };
}

/**
 * The goods of another tool. Those of the same shipment, known by their names, keep what the other tool
 * does not say of them. Where the form has others, it is of another shipment: nothing of that stays
 * but what is true of a product in any shipment, its duty.
 */
export function takeGoods({ goods = [] }: SharedValues, state: FormState) {
  const { texts, rows, sources } = state;
  const { empty = {}, max = 0 } = landedCostForm.rows["products"] ?? {};
  const before = rows["products"] ?? [];
  const isFirst = (one: Texts) => isOf(one, texts["product"]);
  const [first, ...others] = [...goods].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  if (!first) return {};
  const isOrdered = goods.some(({ pieces, price }) => pieces || price);
  const isOther = isOtherShipment(goods, state, isOrdered || others.length > 0);
  /** Stays if it was typed for this shipment, or comes from no other tool than the list. */
  const unsaid = (key: string) => (isOther || (isOrdered && key in sources) ? null : undefined);
  const dutyOf = isOther && !isFirst(first) ? null : undefined;
  const left = [...before];
  const products = others.slice(0, max).map((one) => {
    const index = left.findIndex(({ productName }) => isOf(one, productName));
    const [known = empty] = index === -1 ? [] : left.splice(index, 1);
    const { productDuty = "", productDutyKind = "" } = known;
    return describe(isOther ? { ...empty, productDuty, productDutyKind } : known, one);
  });
  return {
    product: first["name"] || unsaid("product"),
    price: first["price"] || unsaid("price"),
    quantity: first["pieces"] || unsaid("quantity"),
    volume: first["cbm"] || unsaid("volume"),
    weight: first["kg"] || unsaid("weight"),
    ...{ dutyKind: dutyOf, duty: dutyOf, dutyAmount: dutyOf },
    products,
    ...(isOther && { freight: null }),
  };
}

/**
 * Whether the form has products that are not among the goods.
 * @param isTold whether the goods are more than a single one's volume, which a product without a name
 * may have
 */
function isOtherShipment(goods: readonly Texts[], state: FormState, isTold: boolean) {
  const { texts, rows, sources } = state;
  const isOwn = (key: string) => Boolean(texts[key]) && !isStandIn(state, key) && !(key in sources);
  const isUnnamed = !texts["product"]?.trim() && (isOwn("price") || isOwn("quantity"));
  const names = [texts["product"], ...(rows["products"] ?? []).map((row) => row["productName"])];
  return (
    (isUnnamed && isTold) ||
    names.some((name) => name?.trim() && !goods.some((one) => isOf(one, name)))
  );
}

function isOf({ name = "" }: Texts, product = ""): boolean {
  return name.trim().toLowerCase() === product.trim().toLowerCase();
}

/** A row with what is known of its goods. */
function describe(cells: Texts, { name = "", cbm, kg, pieces, price }: Texts): Texts {
  return {
    ...cells,
    productName: name,
    ...(cbm && { productVolume: cbm }),
    ...(kg && { productWeight: kg }),
    ...(pieces && { productPieces: pieces }),
    ...(price && { productPrice: price }),
  };
}
