import { formatNumber } from "@/lib/tools/format";
import type { ShipmentAnswer } from "./calculate";
import type { ShipmentState } from "./form";
import { formatCartons, formatCbm, formatNeeded, formatStep, formatTypedSides } from "./wording";

/** More sizes than these would crowd out the answer; the link has them all. */
const MAX_SIZES_LISTED = 4;

/** For the enquiry, "label: value". */
export function summarizeShipmentVolume(state: ShipmentState, answer: ShipmentAnswer): string[] {
  const { rows, totals, modes, containers, breakEvenCbm } = answer;
  const more = rows.length - MAX_SIZES_LISTED;
  return [
    ...rows
      .slice(0, MAX_SIZES_LISTED)
      .map(
        ({ carton }) =>
          `Carton: ${formatTypedSides(carton)}, ${formatStep(carton.kg)} kg, ${formatNumber(carton.count)} pcs`,
      ),
    ...(more > 0 ? [`More sizes: ${more}`] : []),
    ...(state.texts.sideUp === "up" ? ["Packed: this side up"] : []),
    `Total: ${formatCartons(totals.cartons)}, ${formatCbm(totals.cbm)}, ${formatStep(totals.kg)} kg`,
    ...modes.map(({ label, chargeable }) => `${label}: ${chargeable}`),
    `Containers: ${containers.map((use) => `${use.container.type} ${formatNeeded(use)}`).join(", ")}`,
    ...(breakEvenCbm === null
      ? []
      : [`Whole container costs less from: ${formatNumber(breakEvenCbm, 2)} m³`]),
  ];
}

/** For screen readers. */
export function announceShipmentVolume({ totals, charges }: ShipmentAnswer): string {
  return `${formatCbm(totals.cbm)}, ${formatStep(totals.kg)} kg, air freight ${formatNumber(charges.air.charged, 1)} kg, courier ${formatNumber(charges.courier.charged, 1)} kg`;
}
