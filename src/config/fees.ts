/**
 * Our fee in percent of the product value, its minimum in US dollars, and the deposit in percent of the
 * goods. The copy, its examples and the drawing of the deposit follow from these. By hand follow "at least
 * half of it is still yours" in content/how-it-works.ts, and the sample posts.
 */
export const feePercentMin = 5;
export const feePercentMax = 10;
export const feeMinimum = 50;
export const depositPercentMin = 30;
export const depositPercentMax = 50;

export const feeRange = `${feePercentMin}–${feePercentMax}%`;
export const smallestFee = `$${feeMinimum}`;
export const depositRange = `${depositPercentMin}–${depositPercentMax}%`;
