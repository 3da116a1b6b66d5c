import { ceilToStep, roundHalfUp } from "@/lib/rounding";

/**
 * The probability that a lot is accepted, which is that at most `accept` of the drawn pieces are
 * defective. Uses the hypergeometric distribution, which is exact for a lot of known size.
 * @param defects the number of defective pieces in the lot
 * @returns 0 to 1
 */
export function chanceOfPassing(
  lotSize: number,
  sampleSize: number,
  accept: number,
  defects: number,
): number {
  const good = lotSize - defects;
  const fewest = Math.max(0, sampleSize - good);
  const most = Math.min(sampleSize, defects);
  if (accept >= most) return 1;
  if (accept < fewest) return 0;
  /** P(k + 1) / P(k) */
  const ratio = (k: number) =>
    (((defects - k) / (k + 1)) * (sampleSize - k)) / (good - sampleSize + k + 1);
  // Each term is relative to the largest, the mode, so that no factorial can overflow. From there
  // the terms only decrease, so that none underflows to 0 early.
  let mode = fewest;
  while (mode < most && ratio(mode) > 1) mode++;
  let [whole, part] = [1, mode <= accept ? 1 : 0];
  for (let k = mode, term = 1; k < most && term > 0; k++) {
    term *= ratio(k);
    whole += term;
    if (k + 1 <= accept) part += term;
  }
  for (let k = mode - 1, term = 1; k >= fewest && term > 0; k--) {
    term /= ratio(k);
    whole += term;
    if (k <= accept) part += term;
  }
  return part / whole;
}

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
