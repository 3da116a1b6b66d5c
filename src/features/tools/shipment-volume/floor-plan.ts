import { floorSafely } from "@/lib/tools/rounding";
import type { Container } from "./containers";
import type { Sides } from "./read-input";

/** How many cartons of one size the room of a container takes. */
export type SpaceCount = { onFloor: number; layers: number; count: number; isDoorTooLow: boolean };

type Rectangle = { long: number; wide: number };

/**
 * Ways tried to part a floor in two. No carton over 6 mm has more of them in the longest container;
 * of thinner ones every few are tried, so that the answer comes within a frame.
 */
const MAX_TRIALS = 2000;

/** The best of all ways a carton may stand. */
export function countBySpace(
  { insideCm, doorHeightCm }: Container,
  sides: Sides,
  isThisSideUp: boolean,
): SpaceCount {
  const floor = { long: insideCm.length, wide: insideCm.width };
  let best: SpaceCount = { onFloor: 0, layers: 0, count: 0, isDoorTooLow: false };
  let isDoorTooLow = false;
  for (const { base, height } of listWaysToStand(sides, isThisSideUp)) {
    const onFloor = countOnFloor(floor, base);
    const layers = floorSafely(insideCm.height / height);
    const count = onFloor * layers;
    if (height > doorHeightCm) isDoorTooLow ||= count > 0;
    else if (count > best.count) best = { onFloor, layers, count, isDoorTooLow };
  }
  return best.count > 0 ? best : { ...best, isDoorTooLow };
}

/** Turned on the floor is no other way: the floor plan tries both. */
function listWaysToStand([length, width, height]: Sides, isThisSideUp: boolean) {
  const upright = { base: { long: length, wide: width }, height };
  if (isThisSideUp) return [upright];
  return [
    upright,
    { base: { long: length, wide: height }, height: width },
    { base: { long: width, wide: height }, height: length },
  ];
}

/**
 * Two blocks side by side, the cartons of one turned against those of the other: a single grid
 * leaves a strip empty that turned cartons often fit.
 */
export function countOnFloor(floor: Rectangle, base: Rectangle): number {
  return Math.max(
    countInTwoBlocks(floor, base),
    countInTwoBlocks(floor, turn(base)),
    countInTwoBlocks(turn(floor), base),
    countInTwoBlocks(turn(floor), turn(base)),
  );
}

function countInTwoBlocks(floor: Rectangle, base: Rectangle): number {
  const rowCount = floorSafely(floor.long / base.long);
  const perRow = floorSafely(floor.wide / base.wide);
  const perTurnedRow = floorSafely(floor.wide / base.long);
  const step = Math.ceil((rowCount + 1) / MAX_TRIALS);
  let best = 0;
  for (let rows = 0; rows <= rowCount; rows += step) {
    const turnedRows = Math.max(0, floorSafely((floor.long - rows * base.long) / base.wide));
    best = Math.max(best, rows * perRow + turnedRows * perTurnedRow);
  }
  return best;
}

function turn({ long, wide }: Rectangle): Rectangle {
  return { long: wide, wide: long };
}
