import { countOnFloor } from "@/lib/tools/floor-count";
import { floorWithTolerance } from "@/lib/tools/rounding";
import type { Container } from "./containers";
import type { Sides } from "./shipment-input";

/** How many cartons of one size fit by space alone. */
export type SpaceCount = { onFloor: number; layers: number; count: number; isDoorTooLow: boolean };

/** The best result of all orientations of the carton. */
export function countBySpace(
  { insideCm, doorHeightCm }: Container,
  sides: Sides,
  isThisSideUp: boolean,
): SpaceCount {
  const floor = { long: insideCm.length, wide: insideCm.width };
  let best: SpaceCount = { onFloor: 0, layers: 0, count: 0, isDoorTooLow: false };
  let isDoorTooLow = false;
  for (const { base, height } of listOrientations(sides, isThisSideUp)) {
    const onFloor = countOnFloor(floor, base);
    const layers = floorWithTolerance(insideCm.height / height);
    const count = onFloor * layers;
    if (height > doorHeightCm) isDoorTooLow ||= count > 0;
    else if (count > best.count) best = { onFloor, layers, count, isDoorTooLow };
  }
  return best.count > 0 ? best : { ...best, isDoorTooLow };
}

/** Orientations by the side that is up. Rotations on the floor are tried by `countOnFloor`. */
function listOrientations([length, width, height]: Sides, isThisSideUp: boolean) {
  const upright = { base: { long: length, wide: width }, height };
  if (isThisSideUp) return [upright];
  return [
    upright,
    { base: { long: length, wide: height }, height: width },
    { base: { long: width, wide: height }, height: length },
  ];
}
