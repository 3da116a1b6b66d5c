import type { Summary } from "@/lib/tools/enquiry-block";
import { formatPlain } from "@/lib/numbers";
import type { FormState } from "@/lib/tools/form-state";
import { isRefusedInBulk, type CartonCheck, type UnitAllowance } from "./check-carton";
import { formatCartonCount, formatLayerCount, formatUnitCount } from "./format-count";
import type { CartonField } from "./form";
import type { Check } from "./check-limit";
import type { PalletFill } from "./pallet";
import { readTyped } from "./read-input";

export function summarizeAmazonCarton(
  { texts }: FormState<CartonField, never>,
  { region, units, isSingle, isJewelry, checks, failed, fill, isAccepted, allowance }: CartonCheck,
): Summary {
  const measure = (name: CartonField) => formatPlain(readTyped(texts[name]));
  const size = [measure("length"), measure("width"), measure("height")].join(" x ");
  const kinds = [
    ...(isSingle ? ["one single unit"] : []),
    ...(isJewelry ? ["jewelry or watches"] : []),
  ];
  return {
    answer: [
      `Amazon ${region}: ${isAccepted ? "inside the limits" : "not accepted"}`,
      ...failed.map(({ label, limit, howFar }) => `${label}: ${howFar}, limit ${limit}`),
      ...checks.filter(({ verdict }) => verdict === "label").map(describeCheck),
      `Units that pass: ${describeAllowance(allowance)}`,
      `Pallet: ${describeFill(fill)}`,
    ],
    details: [
      ...checks.filter(({ verdict }) => verdict === "warning").map(describeCheck),
      ...(isRefusedInBulk(checks) ? ["Bulk storage (AWD): not accepted"] : []),
      `Carton: ${size} ${texts.lengthUnit}, ${measure("weight")} ${texts.weightUnit}, ${[formatUnitCount(units), ...kinds].join(", ")}`,
      ...describePallet(texts, measure),
    ],
  };
}

function describeCheck({ label, howFar }: Check): string {
  return `${label}: ${howFar}`;
}

/** The pallet's fields as typed. Empty if none is filled in. */
function describePallet(
  {
    lengthUnit,
    weightUnit,
    palletCartons,
    stackHeight,
    stackWeight,
    twoStacked,
    hangsOver,
  }: FormState<CartonField, never>["texts"],
  measure: (name: CartonField) => string,
): string[] {
  const parts = [
    palletCartons.trim() && formatCartonCount(readTyped(palletCartons)),
    stackHeight.trim() && `${measure("stackHeight")} ${lengthUnit} high`,
    stackWeight.trim() && `${measure("stackWeight")} ${weightUnit}`,
    twoStacked.trim() && `two stacked ${measure("twoStacked")} ${lengthUnit}`,
    hangsOver.trim() && `goods hang over by ${measure("hangsOver")} ${lengthUnit}`,
  ].filter(Boolean);
  return parts.length > 0 ? [`Pallet as typed: ${parts.join(", ")}`] : [];
}

export function announceAmazonCarton({ failed, isAccepted, allowance }: CartonCheck): string {
  if (isAccepted) return `Inside the limits; up to ${describeAllowance(allowance)}`;
  return failed.map(describeCheck).join("; ");
}

const limitWords = {
  weight: "by weight",
  count: "by the limit of units",
  single: "as a single unit",
};

/** For example "19 units by weight". */
function describeAllowance({ units, limitedBy }: UnitAllowance): string {
  return `${formatUnitCount(units)} ${limitWords[limitedBy]}`;
}

function describeFill({ perLayer, layers, cartons, limitedBy }: PalletFill): string {
  const room = `${formatPlain(perLayer)} to a layer, room for ${formatLayerCount(layers)}`;
  return `${room}, ${formatCartonCount(cartons)}${limitedBy === "weight" ? " by weight" : ""}`;
}
