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
  return sumUpTo(accept, fewest, most, ratio);
}

/** The same for a continuous series of lots, which the binomial distribution describes. */
export function chanceOfPassingStream(
  sampleSize: number,
  accept: number,
  defectiveShare: number,
): number {
  if (accept >= sampleSize || defectiveShare <= 0) return 1;
  if (defectiveShare >= 1) return 0;
  const odds = defectiveShare / (1 - defectiveShare);
  return sumUpTo(accept, 0, sampleSize, (k) => ((sampleSize - k) / (k + 1)) * odds);
}

/**
 * The cumulative probability up to `end`. Each term is computed from its neighbor relative to the
 * largest term, so that no factorial can overflow.
 */
function sumUpTo(end: number, from: number, to: number, ratio: (k: number) => number): number {
  // Starts at the mode, because from there the terms only decrease and none underflows to 0 early.
  let mode = from;
  while (mode < to && ratio(mode) > 1) mode++;
  let [whole, part] = [1, mode <= end ? 1 : 0];
  for (let k = mode, term = 1; k < to && term > 0; k++) {
    term *= ratio(k);
    whole += term;
    if (k + 1 <= end) part += term;
  }
  for (let k = mode - 1, term = 1; k >= from && term > 0; k--) {
    term /= ratio(k);
    whole += term;
    if (k <= end) part += term;
  }
  return part / whole;
}
