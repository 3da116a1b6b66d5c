import { floorWithTolerance } from "@/lib/rounding";

type Rectangle = { long: number; wide: number };

/** Lengths are counted in whole thousandths of their unit, so that sums of them are exact. */
const STEPS_PER_UNIT = 1000;

/** More than any length in such steps, to make one key of two lengths. */
const KEY_FACTOR = 2 ** 25;

/** How often blocks are divided again. Deeper patterns hardly ever hold more. */
const MAX_DEPTH = 4;

/** Up to so many short sides of a carton, a length is cut at every sum of its sides. */
const SHORT = 6;

/**
 * Limit the work for small cartons, so that the answer comes within a frame: the partitions tried
 * on a floor, and the multiples of a side at which it is cut.
 */
const MAX_PARTITIONS = 30_000;
const MAX_MULTIPLES = 300;

/** At a key press most cartons are as before, so that their counts are kept, up to so many. */
const MAX_KEPT = 1000;
const keptCounts = new Map<string, number>();

type Cut = { at: number; rest: number };

/**
 * How many cartons of one size fit on a floor, along its sides: the pallet loading problem, by the
 * five-block heuristic. A floor is divided into four blocks round a fifth, or into two, and each
 * block again; a block that is not divided is one grid (Bischoff and Dowsland, "An application of
 * the micro to product design and distribution", JORS 33, 1982; Morabito and Morales, "A simple and
 * effective recursive procedure for the manufacturer's pallet loading problem", JORS 49, 1998).
 * Rarely another pattern holds one more.
 */
export function countOnFloor(floor: Rectangle, base: Rectangle): number {
  const toSteps = (length: number) => floorWithTolerance(length * STEPS_PER_UNIT);
  const [a, b] = [toSteps(base.long), toSteps(base.wide)];
  const sizes = [toSteps(floor.long), toSteps(floor.wide), Math.max(a, b), Math.min(a, b)] as const;
  const kept = keptCounts.get(sizes.join());
  if (kept !== undefined) return kept;
  const count = countInBlocks(...sizes);
  if (keptCounts.size >= MAX_KEPT) keptCounts.clear();
  keptCounts.set(sizes.join(), count);
  return count;
}

/** In whole numbers. @param l the longer side of the carton, and `w` the other one */
function countInBlocks(floorX: number, floorY: number, l: number, w: number): number {
  const counts = new Map<number, number>();
  const reached = new Map<number, number>();
  const cuts = new Map<number, readonly Cut[]>();
  let partitions = 0;
  return count(floorX, floorY, MAX_DEPTH);

  function count(width: number, height: number, depth: number): number {
    if (boundByArea(width, height) === 0) return 0;
    const [p, q] = [reach(width), reach(height)];
    const [x, y] = [Math.max(p, q), Math.min(p, q)];
    if (depth === 0 || partitions >= MAX_PARTITIONS) return countInGrid(x, y);
    const key = (depth * KEY_FACTOR + x) * KEY_FACTOR + y;
    const counted = counts.get(key);
    if (counted !== undefined) return counted;
    const found = divide(x, y, depth);
    counts.set(key, found);
    return found;
  }

  /** The best of all partitions, first of those that are divided less often. */
  function divide(x: number, y: number, depth: number): number {
    const bound = boundByWaste(x, y);
    const part = (width: number, height: number) => count(width, height, depth - 1);
    let most = part(x, y);
    for (const [side, other] of [
      [x, y],
      [y, x],
    ] as const)
      for (const { at, rest } of cutsOf(side)) {
        if (most >= bound) return most;
        partitions++;
        if (boundByArea(at, other) + boundByArea(rest, other) > most)
          most = Math.max(most, part(at, other) + part(rest, other));
      }
    // From a corner round the floor: the first block is `right` long and `low` wide.
    for (const right of cutsOf(x))
      for (const low of cutsOf(y)) {
        const first = boundByArea(right.at, low.at);
        for (const left of cutsOf(x)) {
          if (left.at > right.at) break;
          const two = first + boundByArea(left.at, low.rest);
          for (const high of cutsOf(y)) {
            if (high.at < low.at) continue;
            if (most >= bound || partitions >= MAX_PARTITIONS) return most;
            partitions++;
            const limit =
              two +
              boundByArea(right.rest, high.at) +
              boundByArea(left.rest, high.rest) +
              boundByArea(right.at - left.at, high.at - low.at);
            if (limit <= most) continue;
            const sum =
              part(right.at, low.at) +
              part(left.at, low.rest) +
              part(right.rest, high.at) +
              part(left.rest, high.rest) +
              part(right.at - left.at, high.at - low.at);
            most = Math.max(most, sum);
          }
        }
      }
    return most;
  }

  function countInGrid(x: number, y: number): number {
    const count = (long: number, wide: number) => Math.floor(x / long) * Math.floor(y / wide);
    return Math.max(count(l, w), count(w, l));
  }

  function boundByArea(x: number, y: number): number {
    return x < w || y < w || (x < l && y < l) ? 0 : Math.floor((x * y) / (l * w));
  }

  /**
   * Strips as long as one side of the carton and one unit wide leave at least so much of the floor
   * free, and cartons are made of such strips (Barnes, "Packing the maximum number of m × n tiles
   * in a large p × q rectangle", Discrete Mathematics 26, 1979).
   */
  function boundByWaste(x: number, y: number): number {
    const waste = (side: number) =>
      Math.min((x % side) * (y % side), (side - (x % side)) * (side - (y % side)));
    return Math.floor((x * y - Math.max(waste(l), waste(w))) / (l * w));
  }

  /** The longest sum of sides of the carton that is not more than a length: the rest is lost. */
  function reach(length: number): number {
    let longest = reached.get(length);
    if (longest !== undefined) return longest;
    longest = 0;
    const stride = strideOf(l, length);
    for (let multiple = 0; multiple <= length; multiple += stride)
      longest = Math.max(longest, multiple + w * Math.floor((length - multiple) / w));
    reached.set(length, longest);
    return longest;
  }

  /** Where a length is cut, and what its rest reaches: if it is long, only after rows of one side. */
  function cutsOf(length: number): readonly Cut[] {
    let list = cuts.get(length);
    if (list === undefined) {
      const starts = length > SHORT * w ? [0] : [0, ...multiplesOf(l, length)];
      const sums = starts.flatMap((start) =>
        [0, ...multiplesOf(w, length - start)].map((multiple) => start + multiple),
      );
      list = [...new Set([...sums, ...multiplesOf(l, length)])]
        .filter((at) => at > 0 && at < length)
        .sort((a, b) => a - b)
        .map((at) => ({ at, rest: reach(length - at) }));
      cuts.set(length, list);
    }
    return list;
  }
}

/** Up to a length; of many only some. */
function multiplesOf(side: number, length: number): number[] {
  const stride = strideOf(side, length);
  const multiples: number[] = [];
  for (let multiple = stride; multiple <= length; multiple += stride) multiples.push(multiple);
  return multiples;
}

function strideOf(side: number, length: number): number {
  const count = Math.floor(length / side);
  return side * Math.max(1, Math.ceil(count / MAX_MULTIPLES));
}
