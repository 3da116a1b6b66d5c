import { formatCents, formatNumber, groupDigits } from "@/lib/numbers";
import { centsOf } from "@/lib/trade/entry-costs";
import type { SharedValues } from "@/tools/engine/form/field-kinds";
import { isStandIn, type FormState, type Texts } from "@/tools/engine/form/form-state";
import type { LandedCost } from "./calculate";
import { landedCostForm } from "./form";

/**
 * The freight in the currency of the goods, because the other tools have only that one. The price and
 * the pieces only of a single product, because theirs are those of the whole shipment.
 */
export function shareCosts(
  { input, costs }: LandedCost,
  isOwn: (key: string) => boolean,
): SharedValues {
  const [{ price, pieces }, ...others] = input.products;
  const isAlone = others.length === 0;
  return {
    ...(isOwn("freight") && { freight: formatCents(centsOf(costs, "freight")) }),
    price: isAlone && isOwn("price") ? groupDigits(String(price)) : undefined,
    pieces: isAlone && isOwn("quantity") ? formatNumber(pieces) : undefined,
  };
}

/**
 * The goods of another tool. One that is there already, by its name, gets its volume and weight, and
 * keeps all else. The form's own product becomes the first of the goods while it is only the example.
 * The others are added.
 */
export function takeGoods({ goods = [] }: SharedValues, state: FormState) {
  const { empty = {}, max = 0 } = landedCostForm.rows["products"] ?? {};
  const before = state.rows["products"] ?? [];
  const left = [...goods];
  const takeWhere = (isWanted: (name: string) => boolean): Texts => {
    const index = left.findIndex(({ name = "" }) => isWanted(name));
    return index === -1 ? {} : (left.splice(index, 1)[0] ?? {});
  };
  const takeNamed = (product = "") => takeWhere((name) => isSame(name, product));
  const isInRow = (name: string) =>
    name.trim() !== "" && before.some(({ productName = "" }) => isSame(name, productName));

  // In this order, also products without a name get the same goods each time.
  const first = isExample(state)
    ? takeWhere((name) => !isInRow(name))
    : takeNamed(state.texts["product"]);
  const known = before.map((cells) => measure(cells, takeNamed(cells["productName"])));
  const added = left.map((one) => measure({ ...empty, productName: one["name"] ?? "" }, one));
  const { productVolume: volume, productWeight: weight } = measure({}, first);
  return {
    ...(isExample(state) && first["name"] && { product: first["name"] }),
    ...(volume && { volume }),
    ...(weight && { weight }),
    products: [...known, ...added].slice(0, max),
  };
}

/** Whether the form's own product has neither a name nor figures of the visitor's. */
function isExample(state: FormState): boolean {
  const isFree = (key: string) => isStandIn(state, key) || !state.texts[key]?.trim();
  return !state.texts["product"]?.trim() && ["price", "quantity"].every(isFree);
}

function isSame(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A row with what is known of its goods. */
function measure(cells: Texts, { cbm, kg }: Texts): Texts {
  return { ...cells, ...(cbm && { productVolume: cbm }), ...(kg && { productWeight: kg }) };
}
