import { formatCents, formatPlain, formatPrice, groupDigits } from "@/lib/numbers";
import type { SharedValues } from "@/tools/engine/form/field-kinds";
import type { ShipmentVolume } from "./calculate";
import { sumVolumeCm3, sumKg, toCbm } from "./charges";

/** What the other tools are told of a shipment: its products, and its freight by the quotes. */
export function shareShipment({
  values,
  freightCents,
  rows,
  advice,
  quotes,
}: ShipmentVolume): SharedValues {
  const { currency, quoteCurrency, lclPerCbm } = values;
  const goods = listGoods(
    rows.map(({ carton }) => carton),
    values.products,
  );
  const [first, ...others] = goods ?? [];
  // Beside prices in a currency, quotes without one could be in any.
  const isFreightKnown = quoteCurrency !== "" || !currency;
  // A quote is the freight only where the advice is to ship so: whole, shared, and not by courier.
  const isShippedSo =
    advice === "same" ||
    (advice === "whole" && (quotes !== null || lclPerCbm === null)) ||
    (advice === "share" && lclPerCbm !== null);
  return {
    goods,
    pieces: others.length === 0 ? first?.pieces || undefined : undefined,
    ...(freightCents !== null &&
      isShippedSo &&
      isFreightKnown && {
        freight: formatCents(freightCents),
        freightCurrency: quoteCurrency,
        mode: "sea",
      }),
  };
}

type Cartons = readonly ShipmentVolume["rows"][number]["carton"][];

/**
 * The products, each with what is known of it. Volume and weight are those of the cartons with its
 * name; cartons with several products are none of theirs. Undefined if the cartons have no names,
 * because they could be those of any product.
 */
function listGoods(cartons: Cartons, products: ShipmentVolume["values"]["products"]) {
  const named = products.map(
    ({ productName: name, productPieces: pieces, productPrice: price }) => ({
      name,
      pieces,
      price,
    }),
  );
  const isNew = (names: string) =>
    names !== "" && !named.some(({ name }) => `, ${names},`.includes(`, ${name},`));
  const others = [...new Set(cartons.map(({ name }) => name).filter(isNew))];
  if (named.length === 0 && cartons.some(({ name }) => name === "")) return undefined;
  const goods = [...named, ...others.map((name) => ({ name, pieces: null, price: null }))];
  return goods.map(({ name, pieces, price }) => {
    const isAlone = goods.filter((other) => other.name === name).length === 1;
    const own = cartons.filter((carton) => isAlone && carton.name === name);
    return {
      name,
      cbm: own.length > 0 ? formatPlain(toCbm(sumVolumeCm3(own))) : "",
      kg: own.length > 0 ? formatPlain(sumKg(own)) : "",
      ...(pieces !== null && { pieces: groupDigits(String(pieces)) }),
      ...(price !== null && { price: formatPrice(price) }),
    };
  });
}
