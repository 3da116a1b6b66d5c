import { formatPlain } from "@/lib/numbers";
import type { ShipmentVolume } from "./compute";
import type { ContainerUse } from "./container-fit";
import { nameRows } from "./wording";

export function listWarnings({ rows, containers, totals }: ShipmentVolume): string[] {
  const parcels = rows.map(({ carton, parcelProblems }) => ({
    row: carton.row,
    text: parcelProblems.join(", "),
  }));
  const sizes = rows.map(({ carton }) => ({
    row: carton.row,
    text: nameTooSmall(carton.row, containers),
  }));
  return [
    ...groupRows(sizes).map(
      ({ text, list }) => `Too large or too heavy for ${text}: ${nameRows(list)}.`,
    ),
    ...groupRows(parcels).map(
      ({ text, list }) =>
        `No parcel: ${nameRows(list)}, ${text}. Couriers take it as freight, if at all.`,
    ),
    ...warnOfRoad(containers, totals.kg),
  ];
}

/** Groups rows with the same text. Rows with an empty text are left out. */
function groupRows(rows: readonly { row: number; text: string }[]) {
  const groups = new Map<string, number[]>();
  for (const { row, text } of rows) {
    if (text !== "") groups.set(text, [...(groups.get(text) ?? []), row]);
  }
  return [...groups].map(([text, list]) => ({ text, list }));
}

/** Empty if no container takes the carton, because the answer's text already says that. */
function nameTooSmall(row: number, containers: readonly ContainerUse[]): string {
  const tooSmall = containers.filter(({ rowsLeftOut }) => rowsLeftOut.includes(row));
  if (tooSmall.length === 0 || tooSmall.length === containers.length) return "";
  return `a ${tooSmall.map(({ container }) => container.type).join(" or ")}`;
}

/** Containers can be too heavy for US roads although a ship takes them. */
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
