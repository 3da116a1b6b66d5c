import { countOnFloor } from "@/lib/tools/floor-count";
import { floorWithTolerance } from "@/lib/tools/rounding";
import type { Container } from "./containers";
import type { Sides } from "./shipment-input";

/** How many cartons of one size fit by space alone. */
export type SpaceCount = {
  onFloor: number;
  layers: number;
  count: number;
  /** If none fit: whether only the door is in the way, and of which measure. */
  blockedBy: "doorHeight" | "doorWidth" | null;
};

/** The best result of all orientations of the carton. */
export function countBySpace(
  { insideCm, doorCm }: Container,
  sides: Sides,
  isThisSideUp: boolean,
): SpaceCount {
  const floor = { long: insideCm.length, wide: insideCm.width };
  let best: SpaceCount = { onFloor: 0, layers: 0, count: 0, blockedBy: null };
  let blockedBy: SpaceCount["blockedBy"] = null;
  for (const { base, height } of listOrientations(sides, isThisSideUp)) {
    const onFloor = countOnFloor(floor, base);
    const layers = floorWithTolerance(insideCm.height / height);
    const count = onFloor * layers;
    if (count === 0) continue;
    if (height > doorCm.height) blockedBy = "doorHeight";
    else if (Math.min(base.long, base.wide) > doorCm.width) blockedBy = "doorWidth";
    else if (count > best.count) best = { onFloor, layers, count, blockedBy: null };
  }
  return best.count > 0 ? best : { ...best, blockedBy };
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
