import { chanceOfPassing } from "./chance-of-passing";
import { ceilToStep, roundHalfUp } from "@/lib/tools/rounding";

/** A share of defective pieces, and the chance that such a lot passes; both in percent. */
export type CurvePoint = { defective: number; passes: number };

const POINTS = 41;
const MAX_PERCENT = 50;
const LOWEST_CHANCE = 1;

const AXIS_STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const WIDEST_AXIS_STEP = 10;
const MAX_AXIS_STEPS = 8;

/** The chance in percent that a lot with this percentage of defective pieces passes. */
export function passesAt(
  { lotSize, sampleSize, accept }: { lotSize: number; sampleSize: number; accept: number },
  defective: number,
): number {
  const pieces = roundHalfUp((lotSize * defective) / 100);
  return chanceOfPassing(lotSize, sampleSize, accept, pieces) * 100;
}

/** Runs from 0 to where fewer than 1 in 100 lots pass, but at most to 50% defective pieces. */
export function computeCurve(passes: (defective: number) => number): CurvePoint[] {
  const last = Math.min(MAX_PERCENT, findShare(passes, LOWEST_CHANCE));
  // Rounded up to the next tick of the axis.
  const end = roundHalfUp(ceilToStep(last, findAxisStep(last)), 2);
  return Array.from({ length: POINTS }, (_, i) => {
    const defective = (end * i) / (POINTS - 1);
    return { defective, passes: passes(defective) };
  });
}

/** A round distance between the ticks of an axis, with at most 8 steps up to `end`. */
export function findAxisStep(end: number): number {
  return AXIS_STEPS.find((step) => end / step <= MAX_AXIS_STEPS) ?? WIDEST_AXIS_STEP;
}

/** The percentage of defective pieces at which `chance` percent of lots pass, by bisection. */
export function findShare(passes: (defective: number) => number, chance: number): number {
  let [low, high] = [0, 100];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (passes(middle) >= chance) low = middle;
    else high = middle;
  }
  return high;
}
