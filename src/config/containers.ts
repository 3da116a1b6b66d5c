import type { FactSource } from "@/lib/facts";

export const containersSource = {
  figures: "Containers’ inside measures, doors, payloads, usable volumes and US road weights",
  asOf: "2026-11",
  source: "World Shipping Council, forwarders’ data sheets",
  changes: "rarely; a forwarder’s data sheet for the booking counts",
  maxAgeMonths: 24,
} satisfies FactSource;

/**
 * Usual containers. Data sheets differ by up to a centimeter, which can be a whole layer of cartons,
 * so each measure is the smallest that data sheets in millimeters name, in whole centimeters:
 * lengths of 5.89 and 12.024 m, widths of 2.35, heights of 2.38 and 2.69, doors of 2.338 by 2.274
 * and 2.577 m. The minimum of ISO 1496-1 is smaller still (5.867, 11.998, 2.33, 2.35 and 2.655 m),
 * but no usual container is built to it. Payloads as on usual plates, usable volumes 10 to 15%
 * below the inside volume, US road weights as allowed without a permit (38,000 and 44,000 lb).
 * The form has fields for these limits. Some data sheets name widths of 2.345 m and less: what needs
 * all 2.35 m, as pallets of 1.75 and 0.6 m side by side do, may not fit there.
 */
export const containers = [
  {
    type: "20GP",
    name: "20 ft",
    insideCm: { length: 589, width: 235, height: 238 },
    doorCm: { width: 233, height: 227 },
    usualLimits: { payloadKg: 28_180, usableCbm: 28, usRoadKg: 17_237 },
  },
  {
    type: "40GP",
    name: "40 ft",
    insideCm: { length: 1202, width: 235, height: 238 },
    doorCm: { width: 233, height: 227 },
    usualLimits: { payloadKg: 26_730, usableCbm: 58, usRoadKg: 19_958 },
  },
  {
    type: "40HQ",
    name: "40 ft high cube",
    insideCm: { length: 1202, width: 235, height: 269 },
    doorCm: { width: 233, height: 257 },
    usualLimits: { payloadKg: 26_540, usableCbm: 68, usRoadKg: 19_958 },
  },
] as const;
