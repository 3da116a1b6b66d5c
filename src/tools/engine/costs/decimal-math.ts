import Big, { type BigSource } from "big.js";

/**
 * Money is calculated in whole cents, as plain numbers. Rates are applied with exact decimals,
 * since 0.125% of 193,700.00 is 242.125, which floating-point numbers may round up or down.
 */

/** Rounds half a cent up. */
export function toCents(amount: BigSource): number {
  return new Big(amount).times(100).round(0, Big.roundHalfUp).toNumber();
}

export function multiply(a: number, b: number): Big {
  return new Big(a).times(b);
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}

export function plus(a: number, b: number): number {
  return new Big(a).plus(b).toNumber();
}

export function percentOf(cents: number, percent: BigSource): number {
  return new Big(percent).times(cents).times(0.01).round(0, Big.roundHalfUp).toNumber();
}

/** Cuts cents down to a multiple of an amount in units of money. */
export function cutDown(cents: number, amount: number): number {
  return cents - (cents % toCents(amount));
}

/**
 * The cost in units of money, with two decimals, or four if under 1.00.
 * @param smallest the smallest cost that it is shown with, so that all have the same decimals
 */
export function costPerPiece(cents: number, quantity: number, smallest = cents): number {
  const decimals = new Big(smallest).div(100).lt(quantity) ? 4 : 2;
  return new Big(cents).div(100).div(quantity).round(decimals, Big.roundHalfUp).toNumber();
}

/** What remains of 100% after these shares. Can be zero or negative. */
export function percentLeft(...percents: readonly number[]): Big {
  return percents.reduce((left, percent) => left.minus(percent), new Big(100));
}

/** The price in cents of which `sharePercent` covers the cost of one piece, rounded up. */
export function priceOfPiece(cents: number, quantity: number, sharePercent: Big): number {
  const cost = new Big(cents).times(100).div(sharePercent.times(quantity));
  return cost.round(0, Big.roundUp).toNumber();
}

/** The price including tax, rounded up to the cent. */
export function withTax(cents: number, taxPercent: number): number {
  return new Big(taxPercent).plus(100).times(cents).times(0.01).round(0, Big.roundUp).toNumber();
}

/**
 * Divides an amount by weights into parts that add up to it (largest remainder method). Of equal
 * remainders the one with the lowest rank is rounded up; without ranks, the earlier one. Parts are
 * equal if nothing has a weight.
 */
export function shareOut(
  amount: number,
  weights: readonly number[],
  ranks: readonly number[] = weights.map((_, i) => i),
): number[] {
  const used = sum(weights) > 0 ? weights : weights.map(() => 1);
  const total = used.reduce((whole, weight) => whole.plus(weight), new Big(0));
  const portions = used.map((weight) => new Big(weight).times(amount));
  const parts = portions.map((portion) => portion.div(total).round(0, Big.roundDown).toNumber());
  const missing = amount - sum(parts);
  const raised = portions
    .map((portion, i) => ({ i, rest: portion.mod(total) }))
    .sort((a, b) => b.rest.cmp(a.rest) || (ranks[a.i] ?? 0) - (ranks[b.i] ?? 0))
    .slice(0, missing);
  return parts.map((part, i) => (raised.some((one) => one.i === i) ? part + 1 : part));
}

/** Shares in tenths of a percent that add up to exactly 1,000. All zero if the total is zero. */
export function distributeShares(amounts: readonly number[], ranks?: readonly number[]): number[] {
  return sum(amounts) === 0 ? amounts.map(() => 0) : shareOut(1000, amounts, ranks);
}
