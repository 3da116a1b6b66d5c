import { chanceOfPassing } from "./chance-of-passing";
import { roundHalfUp } from "@/lib/tools/rounding";

/** A share of defective pieces in a lot, in percent, and the chance that it passes, in percent. */
export type CurvePoint = { defective: number; passes: number };

const POINTS = 41;
const MAX_PERCENT = 50;
const LOWEST_CHANCE = 1;

/** The chance that a lot passes the plan, in percent, by its share of defective pieces. */
export function passesAt(
  { lotSize, sampleSize, accept }: { lotSize: number; sampleSize: number; accept: number },
  defective: number,
): number {
  const pieces = roundHalfUp((lotSize * defective) / 100);
  return chanceOfPassing(lotSize, sampleSize, accept, pieces) * 100;
}

/** From 0 to where fewer than 1 in 100 lots pass, at most to 50% defective. */
export function drawCurve(passes: (defective: number) => number): CurvePoint[] {
  const end = Math.min(MAX_PERCENT, roundUp(findShare(passes, LOWEST_CHANCE)));
  return Array.from({ length: POINTS }, (_, i) => {
    const defective = (end * i) / (POINTS - 1);
    return { defective, passes: passes(defective) };
  });
}

/** To a figure that an axis can be divided by. */
function roundUp(percent: number): number {
  const step = percent > 10 ? 2 : percent > 1 ? 0.5 : 0.1;
  return Math.max(step, roundHalfUp(Math.ceil(percent / step) * step, 2));
}

/** The share of defective pieces with which a lot passes this often, both in percent. */
export function findShare(passes: (defective: number) => number, chance: number): number {
  let [low, high] = [0, 100];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (passes(middle) >= chance) low = middle;
    else high = middle;
  }
  return high;
}
