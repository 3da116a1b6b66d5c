import type { ParcelLimits } from "@/config/carrier-limits";
import { carriers as names, warnings as words } from "@/content/tools/shipment-volume";
import { formatPlain } from "@/lib/numbers";
import type { ShipmentVolume } from "./compute";
import type { ContainerUse } from "./container-fit";
import { parcelLimitNames } from "./parcel-carriers";
import type { ParcelVerdict } from "./parcel-limits";
import type { ShipmentInput } from "./shipment-input";
import { nameRows } from "./wording";

export function listWarnings(
  { largePackageGirthCm }: ShipmentInput,
  { rows, containers, totals }: ShipmentVolume,
): string[] {
  const heaviestKg = Math.max(...rows.map(({ carton }) => carton.kg));
  const sizes = rows.map(({ carton }) => ({
    row: carton.row,
    text: nameTooSmall(carton.row, containers),
  }));
  const refused = rows.map(({ carton, parcels }) => ({
    row: carton.row,
    text: explainRefusals(parcels),
    takers: parcels.filter(({ exceeded }) => exceeded.length === 0),
  }));
  const large = rows
    .filter(({ parcels }) => parcels.some(({ isLargePackage }) => isLargePackage))
    .map(({ carton }) => carton.row);
  return [
    ...groupRows(sizes).map(
      ({ text, list }) => `Too large or too heavy for ${text}: ${nameRows(list)}.`,
    ),
    ...groupRows(refused).map(({ text, takers, list }) =>
      takers.length === 0
        ? words.noParcel(nameRows(list), text)
        : words.refusedBySome(nameRows(list), text, takers.map(nameCarrier)),
    ),
    ...(large.length === 0
      ? []
      : [words.largePackage(nameRows(large), formatPlain(largePackageGirthCm))]),
    ...warnOfRoad(containers, totals.kg, heaviestKg),
  ];
}

/** Groups rows with the same text. Rows with an empty text are left out. */
function groupRows<Row extends { row: number; text: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row & { list: number[] }>();
  for (const row of rows) {
    if (row.text === "") continue;
    const list = groups.get(row.text)?.list ?? [];
    groups.set(row.text, { ...row, list: [...list, row.row] });
  }
  return [...groups.values()];
}

/**
 * For example "over 70 kg (UPS), 68 kg (FedEx); a side over 274 cm (UPS, FedEx)". Empty if nobody
 * refuses the carton.
 */
function explainRefusals(parcels: readonly ParcelVerdict[]): string {
  return parcelLimitNames.flatMap((limit) => explainRefusal(parcels, limit)).join("; ");
}

function explainRefusal(parcels: readonly ParcelVerdict[], limit: keyof ParcelLimits): string[] {
  const { name, unit } = words.refusals[limit];
  const carriersOf = new Map<number, string[]>();
  for (const parcel of parcels) {
    const value = parcel.exceeded.find((exceeded) => exceeded.limit === limit)?.value;
    if (value === undefined) continue;
    carriersOf.set(value, [...(carriersOf.get(value) ?? []), nameCarrier(parcel)]);
  }
  const limits = [...carriersOf].map(
    ([value, carriers]) => `${formatPlain(value)} ${unit} (${carriers.join(", ")})`,
  );
  return limits.length === 0 ? [] : [name(limits.join(", "))];
}

function nameCarrier({ carrier }: ParcelVerdict): string {
  return names[carrier.id];
}

/** Empty if no container takes the carton, because the answer's text already says that. */
function nameTooSmall(row: number, containers: readonly ContainerUse[]): string {
  const tooSmall = containers.filter(({ rowsLeftOut }) => rowsLeftOut.includes(row));
  if (tooSmall.length === 0 || tooSmall.length === containers.length) return "";
  return `a ${tooSmall.map(({ container }) => container.type).join(" or ")}`;
}

/** Containers, or one with the heaviest carton, can be too heavy for US roads but not for a ship. */
function warnOfRoad(containers: readonly ContainerUse[], kg: number, heaviestKg: number): string[] {
  const tooHeavy = containers.filter(
    ({ needed, container }) =>
      needed !== null && Math.max(kg / needed, heaviestKg) > container.limits.usRoadKg,
  );
  if (tooHeavy.length === 0) return [];
  const limits = tooHeavy.map(
    ({ container: { type, limits: own } }) => `${formatPlain(own.usRoadKg)} kg in a ${type}`,
  );
  return [`Too heavy for US roads, which take about ${limits.join(", ")}.`];
}
