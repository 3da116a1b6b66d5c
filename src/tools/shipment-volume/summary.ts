import type { Summary } from "@/lib/tools/enquiry-block";
import { formatCents, formatNumber } from "@/lib/numbers";
import type { ShipmentAnswer } from "./calculate";
import type { QuoteComparison } from "./compare-quotes";
import type { RowResult } from "./compute";
import type { ContainerUse } from "./container-fit";
import type { ShipmentState } from "./form";
import {
  formatCartons,
  formatCbm,
  formatChargedKg,
  formatContainerCount,
  formatStep,
  formatTypedWeight,
  formatTypedSides,
} from "./wording";

/** With more sizes only the largest is given, unless they have names. The link has all of them. */
const MAX_SIZES_LISTED = 4;

/** The answer as lines for an enquiry. */
export function summarizeShipmentVolume(state: ShipmentState, answer: ShipmentAnswer): Summary {
  const { rows, totals, charges, containers, quotes } = answer;
  const { air, courier, courierShipment, courierInPounds, sea, rail, road } = charges;
  const groupage =
    sea.charged === rail.charged
      ? `sea/rail ${formatCbm(sea.charged)}`
      : `sea ${formatCbm(sea.charged)}, rail ${formatCbm(rail.charged)}`;
  return {
    answer: [
      `Total: ${formatCartons(totals.cartons)}, ${formatCbm(totals.cbm)}, ${formatStep(totals.kg)} kg`,
      `Air freight: ${formatChargedKg(air.charged)}`,
      `Courier: ${formatChargedKg(courier.charged)} (per shipment ${formatNumber(courierShipment.charged, 1)}), US account ${formatNumber(courierInPounds.charged)} lb`,
      `Groupage: ${groupage}, EU road ${formatChargedKg(road.charged)}`,
      `Containers: ${describeContainers(containers)}`,
      ...(quotes === null ? [] : [describeQuotes(quotes)]),
    ],
    details: [
      ...(rows.length > MAX_SIZES_LISTED && rows.every(({ carton }) => carton.name === "")
        ? [`${rows.length} sizes, the largest ${describeCarton(findLargest(rows))}`]
        : rows.map((row) => `${row.carton.name || "Carton"}: ${describeCarton(row)}`)),
      ...(state.texts.sideUp === "up" ? ["Packed: this side up"] : []),
    ],
  };
}

function findLargest(rows: readonly RowResult[]): RowResult {
  const volumeOf = ({ carton: { sidesCm } }: RowResult) => sidesCm[0] * sidesCm[1] * sidesCm[2];
  return rows.reduce((largest, row) => (volumeOf(row) > volumeOf(largest) ? row : largest));
}

/** For example "60 x 40 x 40 cm, 12 kg, 100 cartons". "x" is shorter than "×" in a mail link. */
function describeCarton({ carton }: RowResult): string {
  const sides = formatTypedSides(carton).replaceAll("×", "x");
  return `${sides}, ${formatTypedWeight(carton)}, ${formatCartons(carton.count)}`;
}

function describeQuotes(quotes: QuoteComparison): string {
  const { sharedCents, wholeCents, needed, isAbout, container, breakEvenCbm } = quotes;
  const breakEven =
    breakEvenCbm === null ? "" : `, the same at ${formatNumber(breakEvenCbm, 2)} m³`;
  return `By my quotes: shared ${formatCents(sharedCents)}, whole ${formatCents(wholeCents)} (${formatContainerCount(needed, isAbout)} x ${container})${breakEven}`;
}

/**
 * For example "2 x 40GP/40HQ, not 20GP": how many containers of one type take the whole shipment.
 * The number for several sizes or weights is said to be about right.
 */
function describeContainers(containers: readonly ContainerUse[]): string {
  const counts = new Set(
    containers.map(({ needed }) => needed).filter((needed) => needed !== null),
  );
  if (counts.size === 0) return "none takes all cartons";
  const ways = [...counts].map(
    (count) => `${formatNumber(count)} x ${nameTypes(containers, count)}`,
  );
  const notTaking = nameTypes(containers, null);
  const isAbout = containers.some((use) => use.isAbout);
  const list = ways.join(" or ") + (notTaking && `, not ${notTaking}`);
  return isAbout ? `about ${list} (mixed cartons, not packed)` : list;
}

/**
 * For example "40GP/40HQ": the types of which `count` are needed. Null selects those that don't
 * take all cartons.
 */
function nameTypes(containers: readonly ContainerUse[], count: number | null): string {
  return containers
    .filter(({ needed }) => needed === count)
    .map(({ container: { type } }) => type)
    .join("/");
}

/** The answer in one sentence for screen readers. */
export function announceShipmentVolume({ totals, charges }: ShipmentAnswer): string {
  return `${formatCbm(totals.cbm)}, ${formatStep(totals.kg)} kg, air freight ${formatNumber(charges.air.charged, 1)} kg, courier ${formatNumber(charges.courier.charged, 1)} kg`;
}
