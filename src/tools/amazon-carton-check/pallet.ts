import { getUnits } from "@/config/amazon-limits";
import { counted, reasons, stacked } from "@/content/tools/amazon-carton-check";
import { countOnFloor } from "@/lib/tools/floor-count";
import { floorWithTolerance } from "@/lib/tools/rounding";
import { checkLimit, checkLimitAsWarning, type Check } from "./check-limit";
import { formatValue, isOver } from "./compare";
import type { CartonInput } from "./read-input";

export type PalletFill = {
  perLayer: number;
  layers: number;
  cartons: number;
  goodsWeight: number;
  /** What prevents another carton. */
  limitedBy: "room" | "weight";
};

/** How many cartons fit on a pallet: upright, in two blocks per layer, without overhang. */
export function fillPallet({ limits, footprint, height, weight }: CartonInput): PalletFill {
  const perLayer = countOnFloor(
    { long: limits.palletLength, wide: limits.palletWidth },
    { long: footprint.length, wide: footprint.width },
  );
  const layers = Math.max(
    0,
    floorWithTolerance((limits.palletHeight - limits.palletBase) / height),
  );
  const byRoom = perLayer * layers;
  const byWeight = floorWithTolerance(limits.palletWeight / weight);
  const cartons = Math.min(byRoom, byWeight);
  return {
    perLayer,
    layers,
    cartons,
    goodsWeight: cartons * weight,
    limitedBy: byWeight < byRoom ? "weight" : "room",
  };
}

/** Whether the carton fits on a pallet on any of its sides. */
export function fitsOnPallet({ limits, sides: [long, middle, short], weight }: CartonInput) {
  const positions = [
    { base: { long, wide: middle }, height: short },
    { base: { long, wide: short }, height: middle },
    { base: { long: middle, wide: short }, height: long },
  ];
  const floor = { long: limits.palletLength, wide: limits.palletWidth };
  const maxHeight = limits.palletHeight - limits.palletBase;
  return (
    !isOver(weight, limits.palletWeight) &&
    positions.some(
      ({ base, height }) => !isOver(height, maxHeight) && countOnFloor(floor, base) > 0,
    )
  );
}

/** Checks the pallet against the limits, as far as its measures are known. */
export function checkPallet({ region, limits, pallet, weight }: CartonInput, fill: PalletFill) {
  const units = getUnits(region);
  const checks: Check[] = [];
  if (pallet.height !== null) {
    checks.push(
      checkLimit({
        id: "pallet-height",
        label: "Pallet height with goods",
        value: pallet.height,
        limit: limits.palletHeight,
        unit: units.length,
        over: "too high",
      }),
    );
  }
  if (pallet.stackedHeight !== null) {
    checks.push(
      limits.stackedHeight === null
        ? {
            id: "pallet-stacked",
            label: stacked.label,
            yours: `${formatValue(pallet.stackedHeight, 2)} ${units.length}`,
            limit: stacked.none,
            verdict: "fail",
            howFar: stacked.refused,
            reason: region === "US" ? stacked.noLimit : stacked.inEurope,
          }
        : checkLimit({
            id: "pallet-stacked",
            label: "Two pallets stacked, height",
            value: pallet.stackedHeight,
            limit: limits.stackedHeight,
            unit: units.length,
            over: "too high",
          }),
    );
  }
  const palletWeight = pallet.weight ?? (pallet.cartons === null ? null : pallet.cartons * weight);
  if (palletWeight !== null) {
    checks.push(
      checkLimit({
        id: "pallet-weight",
        label: pallet.weight === null ? "Weight of the goods on the pallet" : "Pallet weight",
        value: palletWeight,
        limit: limits.palletWeight,
        unit: units.weight,
        over: "too heavy",
      }),
    );
  }
  if (pallet.overhang !== null && limits.overhang !== null) {
    checks.push(
      checkLimit({
        id: "pallet-overhang",
        label: "Overhang of the goods",
        value: pallet.overhang,
        limit: limits.overhang,
        unit: units.length,
        over: "too far out",
      }),
    );
  }
  if (pallet.cartons !== null) {
    checks.push(
      // Only a warning, because the calculated number is an estimate.
      checkLimitAsWarning({
        id: "pallet-cartons",
        label: "Cartons on the pallet",
        value: pallet.cartons,
        limit: fill.cartons,
        unit: counted.cartons,
        over: "more than we count",
        reason: fill.limitedBy === "weight" ? reasons.palletWeight : reasons.palletRoom,
      }),
    );
  }
  return checks;
}
