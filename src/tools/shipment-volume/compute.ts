import { bothQuotesCbm, smallCbm } from "@/config/carrier-rules";
import type { CartonRow } from "./cartons";
import {
  chargeByAir,
  chargeByCourier,
  chargeByCourierInPounds,
  chargeByCourierShipment,
  chargeByRoad,
  chargeGroupage,
  sumKg,
  sumVolumeCm3,
  toCbm,
  type Charge,
  type CourierCharge,
  type WholeShipmentCharge,
} from "./charges";
import { compareQuotes, hasBothQuotes, type QuoteComparison } from "./compare-quotes";
import { loadContainer, type ContainerUse } from "./container-fit";
import type { ContainerType } from "./containers";
import { judgeParcel, type ParcelVerdict } from "./parcel-limits";
import type { ShipmentInput } from "./shipment-input";

export type RowResult = {
  carton: CartonRow;
  volumeCm3: number;
  cbm: number;
  kg: number;
  /** What each carrier says of the carton as a parcel. */
  parcels: readonly ParcelVerdict[];
};

export type ShipmentTotals = {
  cartons: number;
  volumeCm3: number;
  cbm: number;
  kg: number;
  kgPerCbm: number;
};

/**
 * What to do: share a container, fill a whole one, ask for both quotes, or take either because they
 * cost the same. `small` is too little for a container, `none` too large for all of them.
 */
export type ContainerAdvice = "share" | "both" | "whole" | "same" | "small" | "none";

export type ShipmentCharges = {
  air: WholeShipmentCharge;
  courier: CourierCharge;
  courierShipment: WholeShipmentCharge;
  courierInPounds: CourierCharge;
  sea: Charge;
  rail: Charge;
  road: Charge;
};

export type ShipmentVolume = {
  rows: readonly RowResult[];
  totals: ShipmentTotals;
  charges: ShipmentCharges;
  containers: readonly ContainerUse[];
  advice: ContainerAdvice;
  /** Null if the quotes can't be compared. */
  quotes: QuoteComparison | null;
  /** The container type of the quotes, even if it does not take all cartons. */
  quoted: ContainerType | null;
};

export function computeShipmentVolume(input: ShipmentInput): ShipmentVolume {
  const { cartons } = input;
  const volumeCm3 = sumVolumeCm3(cartons);
  const kg = sumKg(cartons);
  const charges: ShipmentCharges = {
    air: chargeByAir(cartons, input.airDivisor),
    courier: chargeByCourier(cartons, input.courierDivisor),
    courierShipment: chargeByCourierShipment(cartons, input.courierDivisor),
    courierInPounds: chargeByCourierInPounds(cartons, input.usCourierDivisor),
    sea: chargeGroupage(volumeCm3, kg, input.sea),
    rail: chargeGroupage(volumeCm3, kg, input.rail),
    road: chargeByRoad(volumeCm3, kg, input.roadKgPerCbm),
  };
  const containers = input.containers.map((container) =>
    loadContainer(container, { cartons, volumeCm3, kg }, input.isThisSideUp),
  );
  // Forwarders charge heavy goods as if they were larger, so this uses the charged volume.
  const measuredCbm = Math.max(volumeCm3 / 1_000_000, kg / input.sea.kgPerCbm);
  const quotes = compareQuotes(
    input.quotes,
    { measuredCbm, chargedCbm: charges.sea.charged },
    containers,
  );
  return {
    rows: cartons.map((carton) => ({
      carton,
      volumeCm3: sumVolumeCm3([carton]),
      cbm: toCbm(sumVolumeCm3([carton])),
      kg: sumKg([carton]),
      parcels: judgeParcel(carton, input),
    })),
    totals: {
      cartons: cartons.reduce((total, { count }) => total + count, 0),
      volumeCm3,
      cbm: toCbm(volumeCm3),
      kg,
      kgPerCbm: (kg / volumeCm3) * 1_000_000,
    },
    charges,
    containers,
    advice: advise(charges.sea, containers, quotes),
    quotes,
    quoted: hasBothQuotes(input.quotes) ? input.quotes.fclContainer : null,
  };
}

function advise(
  { real, volumetric, charged }: Charge,
  containers: readonly ContainerUse[],
  quotes: QuoteComparison | null,
): ContainerAdvice {
  if (containers.every(({ needed }) => needed === null)) return "none";
  const isWholeCheaper = quotes !== null && quotes.wholeCents < quotes.sharedCents;
  if (Math.max(real, volumetric) < smallCbm && !isWholeCheaper) return "small";
  if (quotes !== null) {
    if (isWholeCheaper) return "whole";
    return quotes.wholeCents === quotes.sharedCents ? "same" : "share";
  }
  if (charged < bothQuotesCbm.from) return "share";
  return charged > bothQuotesCbm.to ? "whole" : "both";
}
