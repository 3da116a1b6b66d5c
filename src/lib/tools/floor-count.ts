import { floorSafely } from "./rounding";

type Rectangle = { long: number; wide: number };

/**
 * Ways tried to part a floor in two. No carton over 6 mm has more of them in the longest container;
 * of thinner ones every few are tried, so that the answer comes within a frame.
 */
const MAX_TRIALS = 2000;

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
