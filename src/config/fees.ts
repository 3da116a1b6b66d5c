/**
 * Our fee in percent of the product value, its minimum in US dollars, and the deposit in percent of the
 * goods. The copy, its examples and the drawing of the deposit follow from these. By hand follow "at least
 * half of it is still yours" in content/how-it-works.ts, and the sample posts.
 */
export const feePercent = { from: 5, to: 10 };
export const feeMinimum = 50;
export const depositPercent = { from: 30, to: 50 };

/** The rates of the examples: the larger the order, the lower. The landed cost tool starts with the last. */
export const exampleFeePercent = { first: feePercent.to, second: 8, regular: 7 };

export const feeRange = `${feePercent.from}–${feePercent.to}%`;
export const smallestFee = `$${feeMinimum}`;
export const depositRange = `${depositPercent.from}–${depositPercent.to}%`;
