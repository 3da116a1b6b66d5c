import type { FormState } from "@/lib/tools/form-state";
import type { CartonCheck } from "./check-carton";
import { show, showBeside } from "./compare";
import type { CartonField } from "./form";
import { unitsOf } from "./limits";

export function summarizeAmazonCarton(
  _state: FormState<CartonField, never>,
  { region, sides, weight, units, checks, fill, isAccepted, weightLimit }: CartonCheck,
): string[] {
  const { length, weight: weightUnit } = unitsOf(region);
  return [
    `Carton: ${sides.map((side) => show(side, 2)).join(" x ")} ${length}, ${showBeside(weight, weightLimit)} ${weightUnit}, ${units} ${units === 1 ? "unit" : "units"}`,
    `Amazon ${region}: ${isAccepted ? "inside the limits" : "not accepted"}`,
    ...checks
      .filter(({ verdict }) => verdict !== "pass")
      .map(({ label, yours, limit, howFar }) => `${label}: ${yours}, limit ${limit}, ${howFar}`),
    `Pallet: ${fill.perLayer} to a layer, room for ${fill.layers} ${fill.layers === 1 ? "layer" : "layers"}, ${fill.cartons} cartons${fill.limitedBy === "weight" ? " by weight" : ""}`,
  ];
}

export function announceAmazonCarton({ checks, isAccepted, unitsThatPass }: CartonCheck): string {
  const failed = checks.filter(({ id, verdict }) => verdict === "fail" && !id.startsWith("bulk"));
  if (isAccepted) return `Inside the limits; up to ${unitsThatPass} units by weight`;
  return failed.map(({ label, howFar }) => `${label}: ${howFar}`).join("; ");
}
