// Apart from `usual-days.ts`, the figures of the tools and their sources, which the home page does not load.

/** How long a sample and the production of an order usually take. */
export const sampleTime = "1–2 weeks";
export const productionTime = "2–6 weeks";

/** Usual days on the way. */
export const seaDays = "20–45";
export const airDays = "3–10";
export const courierDays = "3–7";
