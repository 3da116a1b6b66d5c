/**
 * Inside measures and doors by ISO 668 and the lines' data sheets; payloads by the plate of usual
 * boxes, usable volumes 10 to 15% under the inside, US road weights as truckers take them without
 * a permit (38,000 and 44,000 lb). As of November 2026; makers and states differ, so that the
 * limits stand in open fields.
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

/** What may be loaded into a container, as it stands in the form. */
export type ContainerLimits = { payloadKg: number; usableCbm: number; usRoadKg: number };
