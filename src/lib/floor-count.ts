import { floorWithTolerance } from "./rounding";

type Rectangle = { long: number; wide: number };

/**
 * Limits the number of splits tried, so that the answer comes within a frame. Only cartons under 6
 * mm in the longest container reach it; for those, every few splits are tried.
 */
const MAX_SPLITS = 2000;

/**
 * How many cartons of one size fit on a floor. Tries two blocks side by side, with the cartons of
 * one block rotated by 90°: a single grid often leaves a strip that fits rotated cartons.
 */
export function countOnFloor(floor: Rectangle, base: Rectangle): number {
  return Math.max(
    countInTwoBlocks(floor, base),
    countInTwoBlocks(floor, rotate(base)),
    countInTwoBlocks(rotate(floor), base),
    countInTwoBlocks(rotate(floor), rotate(base)),
  );
}

function countInTwoBlocks(floor: Rectangle, base: Rectangle): number {
  const rowCount = floorWithTolerance(floor.long / base.long);
  const perRow = floorWithTolerance(floor.wide / base.wide);
  const perRotatedRow = floorWithTolerance(floor.wide / base.long);
  const step = Math.ceil((rowCount + 1) / MAX_SPLITS);
  let best = 0;
  for (let rows = 0; rows <= rowCount; rows += step) {
    const rotatedRows = Math.max(
      0,
      floorWithTolerance((floor.long - rows * base.long) / base.wide),
    );
    best = Math.max(best, rows * perRow + rotatedRows * perRotatedRow);
  }
  return best;
}

function rotate({ long, wide }: Rectangle): Rectangle {
  return { long: wide, wide: long };
}
