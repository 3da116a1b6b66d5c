// Apart from the figures of the tools and their sources, which the home page does not load.

/** The fee of the product value, its minimum in US dollars, and the deposit, wherever the copy names them. */
export const feeRange = "5–10%";
export const feeMinimum = 50;
export const smallestFee = `$${feeMinimum}`;
export const depositRange = "30–50%";

/** How long a sample and the production of an order usually take. */
export const sampleTime = "1–2 weeks";
export const productionTime = "2–6 weeks";

/** Usual days on the way. */
export const seaDays = "20–45";
export const airDays = "3–10";
export const courierDays = "3–7";
