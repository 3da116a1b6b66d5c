import { answer, containers as words } from "@/content/tools/shipment-volume";
import { formatCents } from "@/lib/numbers";
import { bothQuotesCbm } from "@/config/carrier-rules";
import type { QuoteComparison } from "./compare-quotes";
import type { RowResult, ShipmentVolume } from "./compute";
import { parcelCarriers, type ParcelCarrier } from "./parcel-carriers";
import {
  formatCbm,
  formatChargedKg,
  formatContainers,
  formatFigure,
  formatStep,
  nameRows,
} from "./wording";

/** Whether to share a container, with costs if the visitor has entered quotes. */
export function adviseOnContainer(result: ShipmentVolume): string {
  const { advice, quotes, containers } = result;
  if (advice === "none") return `${describeTooLarge(result) || words.noneTakesAll} ${words.none}`;
  return [
    advice === "small" ? adviseOnSmall(result) : "",
    quotes ? describeQuotes(result.charges.sea.charged, quotes) : "",
    advice === "small" || quotes ? "" : adviseByRule(result),
    describeSuitableContainers(containers),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/**
 * For example "Carton 1 fits no container: it is too large or too heavy." Empty if all fit
 * somewhere.
 */
export function describeTooLarge({ rows, containers }: ShipmentVolume): string {
  const tooLargeMessage = rows
    .map(({ carton }) => carton.row)
    .filter((row) => containers.every(({ rowsLeftOut }) => rowsLeftOut.includes(row)));
  return tooLargeMessage.length === 0
    ? ""
    : words.fitsNone(capitalize(nameRows(tooLargeMessage)), tooLargeMessage.length);
}

function adviseByRule({ advice, charges: { sea } }: ShipmentVolume): string {
  const rule = words.rule(bothQuotesCbm.from, bothQuotesCbm.to);
  const charged = formatCbm(sea.charged);
  const at =
    sea.charged > sea.volumetric
      ? words.chargedAbove(charged, answer.chargedOn[sea.chargedOn])
      : charged;
  if (advice === "share") return `${words.share(at)} ${rule}`;
  return `${advice === "whole" ? words.whole(at) : words.both(at)} ${rule}`;
}

function adviseOnSmall({ rows, totals, charges }: ShipmentVolume): string {
  const isParcel = parcelCarriers.some(
    ({ id, isFromChina }) => isFromChina && rows.every(({ parcels }) => isTakenBy(id, parcels)),
  );
  const figures = {
    size: `${formatCbm(totals.cbm)} and ${formatStep(totals.kg)} kg`,
    courier: formatChargedKg(charges.courier.charged),
    air: formatChargedKg(charges.air.charged),
    sea: formatCbm(charges.sea.charged),
  };
  return isParcel ? words.smallParcel(figures) : words.smallFreight(figures);
}

function isTakenBy(id: ParcelCarrier["id"], parcels: RowResult["parcels"]): boolean {
  return parcels.some(({ carrier, exceeded }) => carrier.id === id && exceeded.length === 0);
}

function describeQuotes(chargedCbm: number, quotes: QuoteComparison): string {
  const { sharedCents, wholeCents, needed, isAbout, container, lclPerCbm, fclAllIn } = quotes;
  const count = `${formatContainers(needed, isAbout)} (${container})`;
  const shared = `${formatCbm(chargedCbm)} at ${formatFigure(lclPerCbm)} is ${formatCents(sharedCents)}`;
  const whole = `${count} at ${formatFigure(fclAllIn)} is ${formatCents(wholeCents)}`;
  const difference = formatCents(Math.abs(sharedCents - wholeCents));
  if (sharedCents === wholeCents) return words.costsSame(shared, whole);
  return wholeCents < sharedCents
    ? words.wholeSaves(shared, whole, difference)
    : words.sharedSaves(shared, whole, difference);
}

/** Which containers take every carton. Empty if all of them do. */
function describeSuitableContainers(containers: ShipmentVolume["containers"]): string {
  const suitable = containers.filter(({ needed }) => needed !== null);
  if (suitable.length === containers.length) return "";
  return words.onlyTaker(suitable.map(({ container: { type } }) => type).join(" or "));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
