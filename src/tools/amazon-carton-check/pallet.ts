import { getUnits } from "@/config/amazon-limits";
import { counted, noTwoPallets, reasons } from "@/content/tools/amazon-carton-check";
import { countOnFloor } from "@/tools/engine/floor-count";
import { floorWithTolerance, isOver } from "@/lib/rounding";
import type { Carton } from "./carton";
import { checkLimit, checkRow, formatValue, type Check } from "./check-limit";

export type PalletFill = {
  perLayer: number;
  layers: number;
  cartons: number;
  goodsWeight: number;
  /** What prevents another carton. */
  limitedBy: "room" | "weight";
};

/** How many cartons fit on a pallet: upright and without overhang. */
export function fillPallet(carton: Carton): PalletFill {
  const { weight, maxPalletWeight } = carton;
  const perLayer = countOnFloor(floorOf(carton), { long: carton.length, wide: carton.width });
  const layers = Math.max(0, floorWithTolerance(findRoomAbove(carton) / carton.height));
  const byRoom = perLayer * layers;
  const byWeight = floorWithTolerance(maxPalletWeight / weight);
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
export function fitsOnPallet(carton: Carton): boolean {
  const [long, middle, short] = carton.sides;
  const positions = [
    [long, middle, short],
    [long, short, middle],
    [middle, short, long],
  ] as const;
  return (
    !isOver(carton.weight, carton.maxPalletWeight) &&
    positions.some(
      ([long, wide, height]) =>
        !isOver(height, findRoomAbove(carton)) && countOnFloor(floorOf(carton), { long, wide }) > 0,
    )
  );
}

function floorOf({ palletLength, palletWidth }: Carton) {
  return { long: palletLength, wide: palletWidth };
}

/** The height that the goods may have on the empty pallet. */
function findRoomAbove(carton: Carton): number {
  return (carton[findHeightLimit(carton)] ?? carton.maxPalletHeight) - carton.emptyPalletHeight;
}

/** A single unit that is higher than pallets may be has a limit of its own, in the United States. */
function findHeightLimit({ isSingle, sides, maxPalletHeight, maxTallPalletHeight }: Carton) {
  return isSingle === "yes" && maxTallPalletHeight !== null && isOver(sides[0], maxPalletHeight)
    ? "maxTallPalletHeight"
    : "maxPalletHeight";
}

/** Checks the pallet against the limits, as far as its measures are known. */
export function checkPallet(carton: Carton, fill: PalletFill): Check[] {
  const { palletCartons, palletWeight, weight } = carton;
  const goodsWeight = palletWeight === null && palletCartons ? palletCartons * weight : null;
  const checks = [
    ...checkRow(carton, findHeightLimit(carton), carton.palletHeight),
    ...checkTwoPallets(carton),
    ...checkRow(carton, "maxPalletWeight", palletWeight),
    ...checkRow(carton, "maxPalletWeight", goodsWeight, { name: "goodsWeight" }),
    ...checkRow(carton, "maxOverhang", carton.overhang),
  ];
  if (palletCartons === null) return checks;
  // Only a warning, because the calculated number is an estimate.
  const reason = fill.limitedBy === "weight" ? reasons.palletWeight : reasons.palletRoom;
  const count = { value: palletCartons, limit: fill.cartons, unit: counted.cartons };
  return [...checks, checkLimit({ name: "palletCartons", ...count, isWarning: true, reason })];
}

/** Without a limit for two stacked pallets they are not accepted at all. */
function checkTwoPallets(carton: Carton): Check[] {
  const { region, twoPalletsHeight, maxTwoPalletsHeight } = carton;
  if (twoPalletsHeight === null || maxTwoPalletsHeight !== null)
    return checkRow(carton, "maxTwoPalletsHeight", twoPalletsHeight);
  const { label, none, refused, remedy, noLimit, inEurope } = noTwoPallets;
  return [
    {
      name: "maxTwoPalletsHeight",
      label,
      yours: `${formatValue(twoPalletsHeight)} ${getUnits(region).length}`,
      limit: none,
      verdict: "fail",
      howFar: refused,
      excess: { figure: refused, over: "", remedy },
      reason: region === "US" ? noLimit : inEurope,
    },
  ];
}
