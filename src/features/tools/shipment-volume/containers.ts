/**
 * Inside dimensions and doors by ISO 668 and the data sheets of shipping lines. Payloads as on
 * usual containers, usable volumes 10 to 15% below the inside volume, US road weights as allowed
 * without a permit (38,000 and 44,000 lb). As of November 2026. Containers and states differ, so
 * the form has fields for these limits.
 */
export const containersAsOf = "November 2026";

export const containers = [
  {
    type: "20GP",
    name: "20 ft",
    insideCm: { length: 589, width: 235, height: 239 },
    doorHeightCm: 228,
    usualLimits: { payloadKg: 28_180, usableCbm: 28, usRoadKg: 17_237 },
    fields: { payloadKg: "payload20gp", usableCbm: "usable20gp", usRoadKg: "usRoad20gp" },
  },
  {
    type: "40GP",
    name: "40 ft",
    insideCm: { length: 1203, width: 235, height: 239 },
    doorHeightCm: 228,
    usualLimits: { payloadKg: 26_730, usableCbm: 58, usRoadKg: 19_958 },
    fields: { payloadKg: "payload40gp", usableCbm: "usable40gp", usRoadKg: "usRoad40gp" },
  },
  {
    type: "40HQ",
    name: "40 ft high cube",
    insideCm: { length: 1203, width: 235, height: 269 },
    doorHeightCm: 258,
    usualLimits: { payloadKg: 26_540, usableCbm: 68, usRoadKg: 19_958 },
    fields: { payloadKg: "payload40hq", usableCbm: "usable40hq", usRoadKg: "usRoad40hq" },
  },
] as const;

export type Container = (typeof containers)[number];

export type ContainerType = Container["type"];

const [box20gp, box40gp, box40hq] = containers;

export const containerTypes = [box20gp.type, box40gp.type, box40hq.type] as const;

/** The limits of a container as entered in the form. */
export type ContainerLimits = { payloadKg: number; usableCbm: number; usRoadKg: number };
