import type { SharedValues } from "./form/field-kinds";
import type { FormState } from "./form/form-state";

/** Freight is that of one mode and in one currency: by another mode it is nothing to go by. */
export function receiveFreight(
  { freight, freightCurrency = "", mode }: SharedValues,
  { texts }: FormState,
) {
  const [theirs, ours = ""] = [freightCurrency, texts["currency"]].map(toCode);
  const isOther = theirs !== "" && theirs !== ours;
  if (mode !== undefined && mode !== texts["mode"]) return {};
  if ("freightCurrency" in texts) return { freight, freightCurrency: isOther ? theirs : "" };
  return isOther ? {} : { freight };
}

const toCode = (currency = "") => currency.trim().toUpperCase();
