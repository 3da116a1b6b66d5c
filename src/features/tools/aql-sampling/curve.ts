import { chanceOfPassing } from "./chance-of-passing";
import { ceilToStep, roundHalfUp } from "@/lib/tools/rounding";

/** A share of defective pieces in a lot, in percent, and the chance that it passes, in percent. */
export type CurvePoint = { defective: number; passes: number };

const POINTS = 41;
const MAX_PERCENT = 50;
const LOWEST_CHANCE = 1;

const AXIS_STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const WIDEST_AXIS_STEP = 10;
const MAX_AXIS_STEPS = 8;

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
  const last = Math.min(MAX_PERCENT, findShare(passes, LOWEST_CHANCE));
  // To a mark of the axis.
  const end = roundHalfUp(ceilToStep(last, findAxisStep(last)), 2);
  return Array.from({ length: POINTS }, (_, i) => {
    const defective = (end * i) / (POINTS - 1);
    return { defective, passes: passes(defective) };
  });
}

/** What lies between two marks of an axis that ends here, so that there are few and round ones. */
export function findAxisStep(end: number): number {
  return AXIS_STEPS.find((step) => end / step <= MAX_AXIS_STEPS) ?? WIDEST_AXIS_STEP;
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
