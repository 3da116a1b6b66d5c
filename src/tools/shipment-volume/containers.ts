import { containers as usualContainers } from "@/config/containers";

const [box20gp, box40gp, box40hq] = usualContainers;

/** The containers, with the names of the form's fields for their limits. */
export const containers = [
  {
    ...box20gp,
    fields: { payloadKg: "payload20gp", usableCbm: "usable20gp", usRoadKg: "usRoad20gp" },
  },
  {
    ...box40gp,
    fields: { payloadKg: "payload40gp", usableCbm: "usable40gp", usRoadKg: "usRoad40gp" },
  },
  {
    ...box40hq,
    fields: { payloadKg: "payload40hq", usableCbm: "usable40hq", usRoadKg: "usRoad40hq" },
  },
] as const;

export type Container = (typeof containers)[number];

export type ContainerType = Container["type"];

export const containerTypes = [box20gp.type, box40gp.type, box40hq.type] as const;

/** The limits of a container as entered in the form. */
export type ContainerLimits = { payloadKg: number; usableCbm: number; usRoadKg: number };
