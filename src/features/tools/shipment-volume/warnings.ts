import { formatPlain } from "@/lib/tools/format";
import type { ShipmentVolume } from "./compute";
import type { ContainerUse } from "./container-fit";
import { nameRow } from "./wording";

export function listWarnings({ rows, containers, totals }: ShipmentVolume): string[] {
  return [
    ...rows
      .filter(({ parcelProblems }) => parcelProblems.length > 0)
      .map(
        ({ carton, parcelProblems }) =>
          `${nameRow(carton.row)} is not a parcel: ${parcelProblems.join(", ")}. Couriers take it as freight, if at all.`,
      ),
    ...rows.flatMap(({ carton }) => warnOfSize(carton.row, containers)),
    ...warnOfRoad(containers, totals.kg),
  ];
}

function warnOfSize(row: number, containers: readonly ContainerUse[]): string[] {
  const tooSmall = containers.filter(({ rowsLeftOut }) => rowsLeftOut.includes(row));
  if (tooSmall.length === 0) return [];
  const which =
    tooSmall.length === containers.length
      ? "any of the containers"
      : `a ${tooSmall.map(({ container }) => container.type).join(" or ")}`;
  return [`${nameRow(row)} does not fit into ${which}.`];
}

/** A ship takes more than US roads do. */
function warnOfRoad(containers: readonly ContainerUse[], kg: number): string[] {
  const tooHeavy = containers.filter(
    ({ needed, container }) => needed !== null && kg / needed > container.limits.usRoadKg,
  );
  if (tooHeavy.length === 0) return [];
  const limits = tooHeavy.map(
    ({ container: { type, limits: own } }) => `${formatPlain(own.usRoadKg)} kg in a ${type}`,
  );
  return [`Too heavy for US roads, which take about ${limits.join(", ")}.`];
}
