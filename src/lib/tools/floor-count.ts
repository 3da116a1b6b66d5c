import { floorSafely } from "./rounding";

type Rectangle = { long: number; wide: number };

/**
 * Limits the number of splits tried, so that the answer comes within a frame. Only cartons under 6
 * mm in the longest container reach it; for those, every few splits are tried.
 */
const MAX_TRIALS = 2000;

/**
 * How many cartons of one size fit on a floor. Tries two blocks side by side, with the cartons of
 * one block rotated by 90°: a single grid often leaves a strip that fits rotated cartons.
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
