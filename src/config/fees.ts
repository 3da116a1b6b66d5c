/** The fee of the product value, its minimum in US dollars, and the deposit, wherever the copy names them. */
export const feeRange = "5–10%";
export const feeMinimum = 50;
export const smallestFee = `$${feeMinimum}`;
export const depositRange = "30–50%";
