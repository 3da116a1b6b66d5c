import { answer } from "@/content/tools/amazon-carton-check";
import { formatNumber } from "@/lib/tools/format";
import type { FormState } from "@/lib/tools/form-state";
import type { CartonCheck } from "./check-carton";
import { show, showBeside } from "./compare";
import type { CartonField } from "./form";
import { unitsOf } from "./limits";
import type { PalletFill } from "./pallet";

export function summarizeAmazonCarton(
  _state: FormState<CartonField, never>,
  { region, sides, weight, units, checks, fill, isAccepted, weightLimit, limits }: CartonCheck,
): string[] {
  const { length, weight: weightUnit } = unitsOf(region);
  const [long, middle, short] = sides;
  const size = [
    showBeside(long, limits.longestSide),
    showBeside(middle, limits.otherSides),
    show(short, 2),
  ];
  return [
    `Carton: ${size.join(" x ")} ${length}, ${showBeside(weight, weightLimit)} ${weightUnit}, ${countUnits(units)}`,
    `Amazon ${region}: ${isAccepted ? "inside the limits" : "not accepted"}`,
    ...checks
      .filter(({ verdict }) => verdict !== "pass")
      .map(({ label, yours, limit, howFar }) => `${label}: ${yours}, limit ${limit}, ${howFar}`),
    `Pallet: ${describeFill(fill)}`,
  ];
}

export function announceAmazonCarton({ failed, isAccepted, unitsThatPass }: CartonCheck): string {
  if (isAccepted) return `Inside the limits; up to ${countUnits(unitsThatPass)} by weight`;
  return failed.map(({ label, howFar }) => `${label}: ${howFar}`).join("; ");
}

function countUnits(count: number): string {
  return `${formatNumber(count)} ${answer.units(count)}`;
}

function describeFill({ perLayer, layers, cartons, limitedBy }: PalletFill): string {
  const room = `${formatNumber(perLayer)} to a layer, room for ${formatNumber(layers)} ${layers === 1 ? "layer" : "layers"}`;
  const count = `${formatNumber(cartons)} ${cartons === 1 ? "carton" : "cartons"}`;
  return `${room}, ${count}${limitedBy === "weight" ? " by weight" : ""}`;
}
